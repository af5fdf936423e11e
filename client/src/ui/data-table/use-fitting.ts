import type { RefObject } from 'react';
import { useMeasured } from '@/lib/use-measured';
import type { Column } from './column';
import { widths } from './rows/table-frame';

/** The columns of a table that fit, and the factors by which their widths grow; 1 for one that does not. */
export interface Fitting {
  names: string[];
  stretch: (column: Pick<Sized, 'grows'>) => number;
}

/** Maximum growth of columns once the first one is wide enough for most names; the first one takes the rest. */
const MOST_STRETCH = 1.4;

type Sized = Pick<Column<never>, 'name' | 'width' | 'isKept' | 'grows'>;

/** What the first column has at least: half of what it wishes, so that a sentence can be recognised. */
const leastOf = ({ width = 0 }: Sized) => Math.max(widths.first, width / 2);

const widthOf = ({ width = widths.usual }: Sized) => width;

const sumOf = (columns: readonly Sized[]) => columns.reduce((sum, column) => sum + widthOf(column), 0);

/** The columns beside the first one that fit into `room` in rem; those after one that does not fit are hidden. */
function fittingIn(room: number, [first, ...others]: readonly Sized[]) {
  const byNeed = [...others.filter(({ isKept }) => isKept), ...others.filter(({ isKept }) => !isKept)];
  const fitting: Sized[] = [];
  for (const column of byNeed) {
    if ((first ? leastOf(first) : 0) + sumOf(fitting) + widthOf(column) > room) break;
    fitting.push(column);
  }
  return others.filter((column) => fitting.includes(column));
}

/** The columns that find room in an element, the later ones being left out first; `taken` is the room of other things in rem. */
export function useFitting(
  element: RefObject<HTMLElement | null>,
  columns: readonly Sized[],
  taken: number,
): Fitting {
  const width = useMeasured({
    measure: () => element.current?.clientWidth ?? 0,
    observed: () => element.current,
  });
  if (width === 0) return { names: columns.map(({ name }) => name), stretch: () => 1 };
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const room = width / rem - taken;
  const fitting = fittingIn(room, columns);
  const wished = columns[0]?.width ?? widths.firstWished;
  const someGrow = fitting.some(({ grows }) => grows);
  const growing = fitting.filter(({ grows }) => grows || !someGrow);
  const left = room - wished - sumOf(fitting);
  const stretch = Math.max(1, Math.min(MOST_STRETCH, 1 + left / (sumOf(growing) || 1)));
  return {
    names: [...columns.slice(0, 1), ...fitting].map(({ name }) => name),
    stretch: ({ grows }) => (grows || !someGrow ? stretch : 1),
  };
}
