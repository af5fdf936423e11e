import { useDndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import { type ComponentProps, useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { type KeptItem, type KeptList, keptOf } from './board-words';
import { HandleContext } from './drag-handle';
import { sortableTexts } from './texts/sortable';

/**
 * Registers an element as a list of a `SortableBoard`. `isTarget` says whether the dragged item comes from
 * another list and can be dropped here.
 */
export function useBoardList(id: string, name: string) {
  const { active } = useDndContext();
  const { setNodeRef, isOver } = useDroppable({ id, data: { name } satisfies KeptList });
  const isTarget = active !== null && keptOf(active)?.list !== id;
  return { ref: setNodeRef, isTarget, isOver: isTarget && isOver };
}

interface BoardItemProps extends ComponentProps<'li'> {
  /** Unique on the board. */
  itemId: string;
  name: string;
  list: { id: string; name: string };
  /** Blocks dragging for now. */
  disabled?: boolean;
}

/** An item in a list of a `SortableBoard`; include a `DragHandle` if it can be moved. */
export function BoardItem({ itemId, name, list, disabled, className, children, ...props }: BoardItemProps) {
  const t = useTexts(sortableTexts);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: itemId,
    disabled,
    data: { name, list: list.id, listName: list.name } satisfies KeptItem,
    attributes: { roleDescription: t('role') },
  });
  const handle = useMemo(
    () => ({ ref: setActivatorNodeRef, attributes, listeners }),
    [setActivatorNodeRef, attributes, listeners],
  );
  return (
    <li {...props} ref={setNodeRef} className={classNames(className, isDragging && 'opacity-50')}>
      <HandleContext value={handle}>{children}</HandleContext>
    </li>
  );
}
