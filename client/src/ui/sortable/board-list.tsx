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
  /** Whether mouse and finger drag it anywhere, and not by its handle alone. */
  isWhole?: boolean;
}

/** An item in a list of a `SortableBoard`; include a `DragHandle` if it can be moved. */
export function BoardItem(given: BoardItemProps) {
  const { itemId, name, list, disabled, isWhole, className, children, ...props } = given;
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
  // The keyboard drags by the handle, which says how.
  const { onKeyDown: _, ...byPointer } = listeners ?? {};
  return (
    <li
      {...props}
      {...(isWhole && byPointer)}
      ref={setNodeRef}
      className={classNames(
        className,
        isWhole && 'cursor-grab touch-pan-y select-none active:cursor-grabbing',
        isDragging && 'opacity-50',
      )}
    >
      <HandleContext value={handle}>{children}</HandleContext>
    </li>
  );
}
