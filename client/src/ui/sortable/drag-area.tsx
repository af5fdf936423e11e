import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { sortableTexts } from './texts/sortable';

interface DragAreaProps {
  /** Where an arrow key moves the dragged item. */
  step: KeyboardCoordinateGetter;
  /** Finds the drop target under the dragged item. */
  collision: CollisionDetection;
  announcements: Announcements;
  onDrop: (event: DragEndEvent) => void;
  /** How a finger picks an item up: by a press of 250 ms, or by moving it sideways, where lists stand side by side. */
  touch?: keyof typeof touches;
  children: ReactNode;
}

/** Pixels that the mouse or a finger moves until an item is picked up. */
const distance = 6;

const touches = {
  press: { delay: 250, tolerance: 8 },
  sideways: { distance: { x: distance }, tolerance: { y: 10 } },
} as const;

/**
 * An area in which items are dragged: with the mouse at once, with a finger so that a swipe still scrolls, and with the
 * keyboard. It announces each step.
 */
export function DragArea({
  step,
  collision,
  announcements,
  onDrop,
  touch = 'press',
  children,
}: DragAreaProps) {
  const t = useTexts(sortableTexts);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance } }),
    useSensor(TouchSensor, { activationConstraint: touches[touch] }),
    useSensor(KeyboardSensor, { coordinateGetter: step, scrollBehavior: 'auto' }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('instructions') },
      }}
      onDragEnd={onDrop}
    >
      {children}
    </DndContext>
  );
}
