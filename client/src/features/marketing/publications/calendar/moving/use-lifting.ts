import type { KeyboardEvent } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useAnnouncements } from '@/ui/feedback/use-announcements';
import { publicationsTexts } from '../../texts/publications';
import type { Entry } from '../entries';
import type { CalendarView } from '../time/days';
import { movedByKey } from '../time/moves';
import { dayOf } from '../time/wall';
import { type Brought, type Mover, useBrought } from './use-brought';
import { useSlotText } from '../use-slot-text';

interface Lifting {
  view: CalendarView;
  zone: string;
  onMove: Mover;
  /** Called with the day over which a lifted entry is. */
  onReach: (day: string) => void;
}

/**
 * Moves entries by keyboard: the space bar or Enter picks one up, the arrow keys carry it, the space bar or Enter drops it,
 * Escape and Tab put it back. Each step is announced.
 */
export function useLifting({ view, zone, onMove, onReach }: Lifting) {
  const { say, region } = useDragSayings();
  const { brought, setBrought, drop, placed } = useBrought(onMove);
  const held = brought?.isHeld ? brought : null;

  function putBack() {
    if (!held) return;
    say('back', held);
    setBrought(null);
    onReach(dayOf(held.entry.wall));
  }

  function lift(entry: Entry) {
    const lifted = { entry, to: entry.wall, isHeld: true };
    setBrought(lifted);
    say('lifted', lifted);
  }

  function carry(from: Brought, to: string) {
    setBrought({ ...from, to });
    say('over', { ...from, to });
    onReach(dayOf(to));
  }

  function pressKey(entry: Entry, event: KeyboardEvent) {
    const own = held?.entry.id === entry.id ? held : null;
    const to = own && movedByKey(event.key, view, own.to, zone);
    if (event.key === 'Tab') return putBack();
    if (event.key === ' ' || event.key === 'Enter') {
      if (own) {
        say('dropped', own);
        void drop(own.entry, own.to);
      } else lift(entry);
    } else if (own && event.key === 'Escape') putBack();
    else if (own && to) carry(own, to);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { liftedId: held?.entry.id, region, pressKey, putBack, drop, placed };
}

/** Tells screen readers where a lifted entry is. */
function useDragSayings() {
  const t = useTexts(publicationsTexts);
  const slotText = useSlotText();
  const { announce, region } = useAnnouncements();
  const say = (what: 'lifted' | 'over' | 'dropped' | 'back', { entry, to }: Brought) =>
    announce(t(`calendar.drag.${what}`, { name: entry.title, slot: slotText(to) }));
  return { say, region };
}
