import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { createContext, useContext } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { sortableTexts } from './texts/sortable';

interface Handle {
  ref: (element: HTMLElement | null) => void;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
}

/** The props that an item passes to its handle. */
export const HandleContext = createContext<Handle | null>(null);

interface DragHandleProps {
  /** The item's name. */
  name: string;
  /** The effect of dragging, shown as the tooltip. */
  hint: string;
  className?: string;
}

/** The button that drags an item of a `SortableList` or `SortableBoard`; a reader has none. */
export function DragHandle({ name, hint, className }: DragHandleProps) {
  const t = useTexts(sortableTexts);
  const handle = useContext(HandleContext);
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  return (
    <IconButton
      {...handle?.attributes}
      {...handle?.listeners}
      ref={handle?.ref}
      data-act="drag"
      icon={portalIcons.grip}
      label={t('handle', { name })}
      title={hint}
      className={classNames(
        'w-7! cursor-grab touch-manipulation select-none hover:bg-transparent active:cursor-grabbing pointer-coarse:w-11!',
        className,
      )}
    />
  );
}
