import { type RefObject, useMemo, useSyncExternalStore } from 'react';
import type { Column } from './column';
import { widths } from './rows/table-frame';

const resizesOf = (element: RefObject<HTMLElement | null>) => (listener: () => void) => {
  const observer = new ResizeObserver(listener);
  if (element.current) observer.observe(element.current);
  return () => observer.disconnect();
};

/** Where a page is rendered ahead, nothing has a size. */
const unknown = () => 0;

function useWidth(element: RefObject<HTMLElement | null>) {
  const subscribe = useMemo(() => resizesOf(element), [element]);
  return useSyncExternalStore(subscribe, () => element.current?.clientWidth ?? 0, unknown);
}

/** The columns of a table that fit, and the factor by which their widths grow. */
export interface Fitting {
  names: string[];
  stretch: number;
}

/** Maximum growth of columns once the first one is wide enough for most names; the first one takes the rest. */
const MOST_STRETCH = 1.4;

type Sized = Pick<Column<never>, 'name' | 'width'>;

/** What the first column has at least: half of what it wishes, so that a sentence can be recognised. */
const leastOf = ({ width = 0 }: Sized) => Math.max(widths.first, width / 2);

/**
 * The columns that fit into `room` in rem, and the width of those beside the first; columns after one that does not fit
 * are hidden.
 */
function fittingIn(room: number, columns: readonly Sized[]) {
  const [first, ...others] = columns;
  if (!first) return { names: [], used: 0 };
  const names = [first.name];
  let used = 0;
  for (const { name, width = widths.usual } of others) {
    if (leastOf(first) + used + width > room) break;
    names.push(name);
    used += width;
  }
  return { names, used };
}

/** The columns that find room in an element, the later ones being left out first; `taken` is the room of other things in rem. */
export function useFitting(
  element: RefObject<HTMLElement | null>,
  columns: readonly Sized[],
  taken: number,
): Fitting {
  const width = useWidth(element);
  if (width === 0) return { names: columns.map(({ name }) => name), stretch: 1 };
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const room = width / rem - taken;
  const { names, used } = fittingIn(room, columns);
  const wished = columns[0]?.width ?? widths.firstWished;
  const stretch = (room - wished) / (used || 1);
  return { names, stretch: Math.max(1, Math.min(MOST_STRETCH, stretch)) };
}
