import { useDndContext } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ComponentProps, useMemo } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { HandleContext } from './drag-handle';
import { indexOf } from './list-words';
import { sortableTexts } from './texts/sortable';

interface SortableItemProps extends Omit<ComponentProps<'li'>, 'style' | 'tabIndex'> {
  itemId: number;
  name: string;
  /** Whether the item at index `from` may be dropped here. */
  takes: (from: number) => boolean;
}

/** An item of a `SortableList`; include a `DragHandle` if it can be moved. */
export function SortableItem({ itemId, name, takes, className, children, ...props }: SortableItemProps) {
  const t = useTexts(sortableTexts);
  const from = indexOf(useDndContext().active);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: itemId,
      data: { name },
      attributes: { roleDescription: t('role') },
      disabled: { droppable: from !== undefined && !takes(from) },
    });
  const handle = useMemo(
    () => ({ ref: setActivatorNodeRef, attributes, listeners }),
    [setActivatorNodeRef, attributes, listeners],
  );
  return (
    <li
      {...props}
      ref={setNodeRef}
      data-item={itemId}
      tabIndex={-1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(className, isDragging && 'relative z-10 shadow-raised')}
    >
      <HandleContext value={handle}>{children}</HandleContext>
    </li>
  );
}
