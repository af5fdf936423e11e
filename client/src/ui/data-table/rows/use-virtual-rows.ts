import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { useMeasured } from '@/lib/use-measured';

/** Up to this number all rows are drawn, so that the browser finds and prints each of them. */
const DRAWN_WHOLE = 60;
/** Rows drawn before and after the seen ones. */
const OVERSCAN = 6;

interface VirtualRows {
  /** The element of the rows. */
  body: RefObject<HTMLElement | null>;
  count: number;
  /** Height of a row in pixels, until it is measured. */
  height: number;
  /** The index of the row with the focus, which is always drawn. */
  current: number;
  keyOf: (index: number) => number;
}

/** An empty stretch of `gap` pixels, and the row after it. */
export interface DrawnRow {
  gap: number;
  index: number;
}

function drawn(items: readonly VirtualItem[], start: number): DrawnRow[] {
  let end = start;
  return items.map((item) => {
    const gap = item.start - end;
    end = item.end;
    return { gap, index: item.index };
  });
}

/** That of a phone where a page is rendered ahead. */
const windowSize = () =>
  typeof window === 'undefined'
    ? { width: 360, height: 640 }
    : { width: window.innerWidth, height: window.innerHeight };

/** The distance in pixels from the top of the page to an element, which changes with the height of what stands above. */
const topOf = ({ current }: RefObject<HTMLElement | null>) =>
  current ? Math.round(current.getBoundingClientRect().top + window.scrollY) : 0;

/**
 * The rows to draw while the page scrolls, the pixels after the last of them, and the index of the last one seen. `measure`
 * belongs on each row.
 */
export function useVirtualRows({ body, count, height, current, keyOf }: VirtualRows) {
  const top = useMeasured({ measure: () => topOf(body), observed: () => document.body });
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled, and no value is kept
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => height,
    // A new row counts as `height` until its own is reported after the layout: reading it would lay out the page at once.
    measureElement: (row, entry, { itemSizeCache, indexFromElement }) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) ||
      (itemSizeCache.get(keyOf(indexFromElement(row))) ?? height),
    getItemKey: keyOf,
    overscan: OVERSCAN,
    // Drawn between two frames, not within the one that scrolls: 57 instead of 48 frames a second, and the rows drawn
    // ahead cover the wait.
    useFlushSync: false,
    scrollMargin: top,
    initialRect: windowSize(),
    rangeExtractor: (range) => {
      if (count <= DRAWN_WHOLE) return Array.from({ length: count }, (_, index) => index);
      const seen = defaultRangeExtractor(range);
      const withCurrent = current < count && !seen.includes(current) ? [...seen, current] : seen;
      return withCurrent.toSorted((left, right) => left - right);
    },
  });

  useEffect(() => virtualizer.measure(), [virtualizer, height]);

  const items = virtualizer.getVirtualItems();
  return {
    measure: virtualizer.measureElement,
    rows: drawn(items, top),
    after: top + virtualizer.getTotalSize() - (items.at(-1)?.end ?? top),
    lastSeen: virtualizer.range?.endIndex ?? 0,
  };
}
