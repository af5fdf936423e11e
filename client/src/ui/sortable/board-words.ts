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

/**
 * The announcements while an item of a `SortableBoard` is dragged. The pick-up is announced when the item is
 * first over its list: only then are the lists measured, and an arrow key pressed earlier would move nothing.
 */
export function useBoardWords(): Announcements {
  const t = useTexts(sortableTexts);
  const said = useRef<string>(undefined);
  const named = (active: Active) => ({ name: keptOf(active)?.name ?? '' });
  return {
    onDragStart() {
      said.current = undefined;
      return undefined;
    },
    onDragOver({ active, over }) {
      const list = over?.id.toString();
      if (list === said.current) return undefined;
      const lifted = said.current === undefined && list === keptOf(active)?.list;
      said.current = list;
      if (!over) return t('board.nowhere', named(active));
      return t(lifted ? 'board.lifted' : 'board.over', { ...named(active), list: listName(over) });
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== keptOf(active)?.list
        ? t('board.dropped', { ...named(active), list: listName(over) })
        : t('back', named(active)),
    onDragCancel: ({ active }) => t('back', named(active)),
  };
}
