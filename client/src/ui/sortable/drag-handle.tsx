import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { createContext, useContext } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { sortableTexts } from './texts/sortable';

interface Handle {
  ref: (element: HTMLElement | null) => void;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
}

/** What a handle needs of the item that it stands in. */
export const HandleContext = createContext<Handle | null>(null);

interface DragHandleProps {
  /** What the item is called. */
  name: string;
  /** What dragging does here, as the tooltip. */
  hint: string;
}

/** The button by which an item of a `SortableList` or `SortableBoard` is dragged. */
export function DragHandle({ name, hint }: DragHandleProps) {
  const t = useTexts(sortableTexts);
  const handle = useContext(HandleContext);
  return (
    <IconButton
      {...handle?.attributes}
      {...handle?.listeners}
      ref={handle?.ref}
      data-act="drag"
      icon={portalIcons.grip}
      label={t('handle', { name })}
      title={hint}
      className="cursor-grab touch-manipulation select-none active:cursor-grabbing"
    />
  );
}
