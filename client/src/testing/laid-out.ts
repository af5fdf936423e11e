import { vi } from 'vitest';

/** A box on the screen: left, top, width and height in pixels. */
type Box = readonly [left: number, top: number, width: number, height: number];

/** Gives elements a place on the screen, since what runs the tests lays nothing out. */
export function layOut(boxOf: (element: Element) => Box) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    return new DOMRect(...boxOf(this));
  });
}

/** Lays the items of lists out under each other, 100 px apart. */
export const layOutItems = () =>
  layOut((element) => {
    const item = element.closest('li');
    return [0, 100 * [...(item?.parentElement?.children ?? [])].indexOf(item as Element), 300, 90];
  });
