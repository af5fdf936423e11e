import {
  type Active,
  type Announcements,
  DragOverlay,
  type Over,
  pointerWithin,
  useDndContext,
  useDndMonitor,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { DragArea } from '@/ui/sortable/drag-area';
import { sortableTexts } from '@/ui/sortable/texts/sortable';
import type { Entry } from '../entries';
import { onDay, wallAtPlace } from '../time/moves';
import { useSlotText } from '../use-slot-text';

/** What a dragged entry or piece carries. */
export interface Carried {
  name: string;
  entry?: Entry;
  /** The id of a campaign that is to be scheduled. */
  piece?: number;
}

interface DayTarget {
  day: string;
  name: string;
  hasScale?: boolean;
}

const carriedBy = (active: Active | null) => active?.data.current as Carried | undefined;
const targetOf = (over: Over | null) => over?.data.current as DayTarget | undefined;

interface Place {
  day: string;
  /** Undefined for a piece that was dropped on a day without a scale: it has no time yet. */
  wall: string | undefined;
}

/** Where something would be dropped now. */
function placeUnder(active: Active, over: Over | null, zone: string): Place | undefined {
  const target = targetOf(over);
  const top = active.rect.current.translated?.top;
  if (!target || !over) return undefined;
  const { day } = target;
  if (target.hasScale && top !== undefined) {
    return { day, wall: wallAtPlace(day, (top - over.rect.top) / over.rect.height, zone) };
  }
  const entry = carriedBy(active)?.entry;
  return { day, wall: entry && onDay(entry.wall, day, zone) };
}

interface CalendarDragProps {
  zone: string;
  onEntry: (entry: Entry, to: string) => void;
  onPiece: (campaignId: number, to: Place) => void;
  children: ReactNode;
}

/** The area in which entries change their slots and pieces get theirs, by mouse and finger. */
export function CalendarDrag({ zone, onEntry, onPiece, children }: CalendarDragProps) {
  const announcements = useDragWords();
  return (
    <DragArea
      // The keyboard has a way of its own, since a slot is a time and not a place on the screen.
      step={() => undefined}
      collision={pointerWithin}
      announcements={announcements}
      onDrop={({ active, over }) => {
        const place = placeUnder(active, over, zone);
        const carried = carriedBy(active);
        if (!place || !carried) return;
        if (carried.entry && place.wall !== undefined) onEntry(carried.entry, place.wall);
        if (carried.piece !== undefined) onPiece(carried.piece, place);
      }}
    >
      {children}
      <Dragged zone={zone} />
    </DragArea>
  );
}

/** What is dragged, with the slot that it would get. */
function Dragged({ zone }: { zone: string }) {
  const { active } = useDndContext();
  const slotText = useSlotText();
  const [place, setPlace] = useState<Place>();
  useDndMonitor({
    onDragStart: () => setPlace(undefined),
    onDragMove: ({ active: moving, over }) => setPlace(placeUnder(moving, over, zone)),
  });
  const carried = carriedBy(active);
  return (
    <DragOverlay dropAnimation={null}>
      {carried && (
        <div className="w-max max-w-56 cursor-grabbing rounded-control border border-brand bg-raised px-2 py-1 text-sm shadow-raised">
          <p className="truncate">{carried.name}</p>
          {place?.wall && <p className="font-medium text-brand">{slotText(place.wall)}</p>}
        </div>
      )}
    </DragOverlay>
  );
}

/** The announcements of a drag by mouse or finger; the notice of the drop follows. */
function useDragWords(): Announcements {
  const t = useTexts(sortableTexts);
  const nameOf = (active: Active) => carriedBy(active)?.name ?? '';
  return {
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over ? t('board.over', { name: nameOf(active), list: targetOf(over)?.name ?? '' }) : undefined,
    onDragEnd: ({ active, over }) => (over ? undefined : t('back', { name: nameOf(active) })),
    onDragCancel: ({ active }) => t('back', { name: nameOf(active) }),
  };
}
