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
  /** Where the arrow keys lead. */
  step: KeyboardCoordinateGetter;
  /** What is under the thing that is dragged. */
  collision: CollisionDetection;
  announcements: Announcements;
  onDrop: (event: DragEndEvent) => void;
  children: ReactNode;
}

/**
 * Where things are dragged: at once by mouse, by touch after a press of 250 ms so that a finger can scroll, and by
 * keyboard. It announces what happens.
 */
export function DragArea({ step, collision, announcements, onDrop, children }: DragAreaProps) {
  const t = useTexts(sortableTexts);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
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
