import { useState } from 'react';
import type { Entry } from '../entries';

/** An entry that is being moved. */
export interface Brought {
  entry: Entry;
  to: string;
  /** Whether the keyboard still holds it; otherwise it is on its way to the server. */
  isHeld: boolean;
}

/** Stores the slot of an entry; resolves once the calendar shows what is stored. */
export type Mover = (entry: Entry, to: string) => Promise<void>;

/** The entry that is being moved. It stands in its new place at once, and goes back if the server refuses. */
export function useBrought(onMove: Mover) {
  const [brought, setBrought] = useState<Brought | null>(null);

  async function drop(entry: Entry, to: string) {
    if (to === entry.wall) return setBrought(null);
    const dropped = { entry, to, isHeld: false };
    setBrought(dropped);
    await onMove(entry, to);
    setBrought((now) => (now === dropped ? null : now));
  }

  return {
    brought,
    setBrought,
    drop,
    /** The entries, with the moved one in its new place. */
    placed: (entries: readonly Entry[]): readonly Entry[] =>
      brought
        ? [
            ...entries.filter(({ id }) => id !== brought.entry.id),
            { ...brought.entry, wall: brought.to, asked: brought.to, shift: null, warnings: [] },
          ]
        : entries,
  };
}
