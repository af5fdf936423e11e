import { useDndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import { type ComponentProps, useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { type KeptItem, type KeptList, keptOf } from './board-words';
import { HandleContext } from './drag-handle';
import { sortableTexts } from './texts/sortable';

/** Makes an element a list of a `SortableBoard`, and tells whether an item of another list can be dropped there now. */
export function useBoardList(id: string, name: string) {
  const { active } = useDndContext();
  const { setNodeRef, isOver } = useDroppable({ id, data: { name } satisfies KeptList });
  const isTarget = active !== null && keptOf(active)?.list !== id;
  return { ref: setNodeRef, isTarget, isOver: isTarget && isOver };
}

interface BoardItemProps extends ComponentProps<'li'> {
  /** Unlike that of any other item of the board. */
  itemId: string;
  name: string;
  list: { id: string; name: string };
  /** It stays where it is, for now. */
  disabled?: boolean;
}

/** An item of a list of a `SortableBoard`; it holds a `DragHandle` if it can be moved. */
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
