import type { Active, Announcements, Over } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { sortableTexts } from './texts/sortable';

/** The item's name, and the data that `useSortable` adds. */
interface Kept {
  name: string;
  sortable: { index: number; items: unknown[] };
}

const kept = (item: Active | Over | null) => item?.data.current as Kept | undefined;

/** The index of an item of a `SortableList`. */
export const indexOf = (item: Active | Over | null): number | undefined => kept(item)?.sortable.index;

/**
 * The announcements while an item of a `SortableList` is dragged. The pick-up is announced when the item is
 * first over a place: only then are the places measured, and an arrow key pressed earlier would move nothing.
 */
export function useListWords(): Announcements {
  const t = useTexts(sortableTexts);
  const said = useRef<number>(undefined);
  const words = (active: Active, place: Active | Over) => ({
    name: kept(active)?.name ?? '',
    place: (indexOf(place) ?? 0) + 1,
    total: kept(active)?.sortable.items.length ?? 0,
  });
  return {
    onDragStart() {
      said.current = undefined;
      return undefined;
    },
    onDragOver({ active, over }) {
      if (!over || indexOf(over) === said.current) return undefined;
      const lifted = said.current === undefined && over.id === active.id;
      said.current = indexOf(over);
      return t(lifted ? 'list.lifted' : 'list.over', words(active, over));
    },
    onDragEnd: ({ active, over }) => t('list.dropped', words(active, over ?? active)),
    onDragCancel: ({ active }) => t('back', words(active, active)),
  };
}
