import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Seen {
  target: Element;
  /** Pixels of it that are on the screen, of how many. */
  visible: number;
  height: number;
}

let observers: FakeObserver[] = [];

class FakeObserver {
  readonly targets = new Set<Element>();
  constructor(
    readonly callback: (entries: IntersectionObserverEntry[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
    observers.push(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
  }
}

/** What is seen of each element, as the test says it: a page without a layout has nothing to intersect. */
export const fakeIntersections = {
  start(): void {
    observers = [];
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  },
  /** Tells every observer what is seen now, at once, as a browser does after a scroll. */
  show(...seen: Seen[]): void {
    act(() => {
      for (const { targets, callback, options } of observers) {
        const least = Math.min(...[options.threshold ?? 0].flat());
        const entries = seen
          .filter(({ target }) => targets.has(target))
          .map(({ target, visible, height }) => ({
            target,
            isIntersecting: visible > 0 && visible / height >= least,
            intersectionRatio: visible / height,
            intersectionRect: { height: visible },
            boundingClientRect: { height },
          }));
        // No reader of them asks for more.
        if (entries.length > 0) callback(entries as unknown as IntersectionObserverEntry[]);
      }
    });
  },
  /** Whether anything still watches the element. */
  watches: (target: Element): boolean => observers.some(({ targets }) => targets.has(target)),
};
