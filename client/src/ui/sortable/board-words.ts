import type { Active, Announcements, Over } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { sortableTexts } from './texts/sortable';

/** The data that a board attaches to each item. */
export interface KeptItem {
  name: string;
  /** The id of the item's list. */
  list: string;
  listName: string;
}

/** The data that a board attaches to each list. */
export interface KeptList {
  name: string;
}

/** The data of the dragged item. */
export const keptOf = (item: Active | null) => item?.data.current as KeptItem | undefined;

const listName = (over: Over) => (over.data.current as KeptList | undefined)?.name ?? '';

/** The announcements while an item of a `SortableBoard` is dragged. */
export function useBoardWords(): Announcements {
  const t = useTexts(sortableTexts);
  const said = useRef<string>(undefined);
  const named = (active: Active) => ({ name: keptOf(active)?.name ?? '' });
  return {
    onDragStart({ active }) {
      said.current = keptOf(active)?.list;
      return t('board.lifted', { ...named(active), list: keptOf(active)?.listName ?? '' });
    },
    onDragOver({ active, over }) {
      const list = over?.id.toString();
      // The item is over its own list at once; announcing that would replace the announcement of the
      // pick-up.
      if (list === said.current) return undefined;
      said.current = list;
      if (!over) return t('board.nowhere', named(active));
      return t('board.over', { ...named(active), list: listName(over) });
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== keptOf(active)?.list
        ? t('board.dropped', { ...named(active), list: listName(over) })
        : t('back', named(active)),
    onDragCancel: ({ active }) => t('back', named(active)),
  };
}
