import { vi } from 'vitest';

/** The position and size of an element on the screen: left, top, width and height in pixels. */
type Box = readonly [left: number, top: number, width: number, height: number];

/** Gives elements a position on the screen, because the test environment has no layout. */
export function layOut(boxOf: (element: Element) => Box) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    return new DOMRect(...boxOf(this));
  });
}

/** Places the items of lists under each other, 100 px apart. */
export const layOutItems = () =>
  layOut((element) => {
    const item = element.closest('li');
    return [0, 100 * [...(item?.parentElement?.children ?? [])].indexOf(item as Element), 300, 90];
  });
