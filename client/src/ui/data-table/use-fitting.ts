import { type RefObject, useMemo, useSyncExternalStore } from 'react';
import type { Column } from './column';
import { widths } from './rows/table-frame';

const resizesOf = (element: RefObject<HTMLElement | null>) => (listener: () => void) => {
  const observer = new ResizeObserver(listener);
  if (element.current) observer.observe(element.current);
  return () => observer.disconnect();
};

function useWidth(element: RefObject<HTMLElement | null>) {
  const subscribe = useMemo(() => resizesOf(element), [element]);
  return useSyncExternalStore(subscribe, () => element.current?.clientWidth ?? 0);
}

/**
 * The names of the columns that find room in an element, the later ones being left out first. `taken` is the width in rem
 * that other things take.
 */
export function useFitting(
  element: RefObject<HTMLElement | null>,
  columns: readonly Pick<Column<never>, 'name' | 'width'>[],
  taken: number,
): string[] {
  const width = useWidth(element);
  const names = columns.map(({ name }) => name);
  if (width === 0) return names;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  let room = width / rem - taken - widths.first;
  const [first, ...others] = columns;
  const fitting = others.filter((column) => {
    room -= column.width ?? widths.usual;
    return room >= 0;
  });
  return [first, ...fitting].flatMap((column) => (column ? [column.name] : []));
}
