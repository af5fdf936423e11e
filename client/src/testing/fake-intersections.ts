import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Seen {
  target: Element;
  /** Visible pixels, and total height in pixels. */
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

/** Fake intersections, set by the test, because the test environment has no layout. */
export const fakeIntersections = {
  start(): void {
    observers = [];
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  },
  /** Reports the visible parts to every observer at once, as a browser does after a scroll. */
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
        // Our observers read no other properties.
        if (entries.length > 0) callback(entries as unknown as IntersectionObserverEntry[]);
      }
    });
  },
  /** Whether an observer watches the element. */
  watches: (target: Element): boolean => observers.some(({ targets }) => targets.has(target)),
};
