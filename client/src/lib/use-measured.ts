import { useState, useSyncExternalStore } from 'react';

interface Measured {
  /** Takes the measure, in pixels. */
  measure: () => number;
  /** The element whose changes of size may change it. */
  observed: () => Element | null;
}

function createMeasured({ measure, observed }: Measured) {
  let value = 0;
  return {
    read: () => value,
    follow: (listener: () => void) => {
      const take = () => {
        value = measure();
        listener();
      };
      take();
      const observer = new ResizeObserver(take);
      const element = observed();
      if (element) observer.observe(element);
      return () => observer.disconnect();
    },
  };
}

/** Where a page is rendered ahead, nothing has a size. */
const unknown = () => 0;

/**
 * A measure of the page, taken only when an element changes its size: taking it in each render would lay out the page again
 * for each row that scrolls in. What it is measured by must stay the same.
 */
export function useMeasured(measured: Measured): number {
  const [{ follow, read }] = useState(() => createMeasured(measured));
  return useSyncExternalStore(follow, read, unknown);
}
