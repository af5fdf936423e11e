import type { Event } from './tables';

/** A record as its act left it; the act can be taken back. */
export type Saved<Row> = Row & { act: string | null };

/** What an act over several records did. */
export interface Done {
  act: string | null;
  count: number;
}

/** A change of a record: who made it, when, from where, and what it said before and after. */
export interface Change
  extends Pick<Event, 'id' | 'act' | 'at' | 'actor' | 'verb' | 'origin' | 'before' | 'after'> {
  /** The imported file, or the records that were merged into this one; null for what came otherwise. */
  source: string | null;
  /** Whether its act was taken back, or takes one back itself. */
  isUndone: boolean;
}

/** A record in the bin; it is deleted for good thirty days after `deletedAt`. */
export interface BinnedRecord {
  id: number;
  name: string | null;
  deletedAt: Date;
}
