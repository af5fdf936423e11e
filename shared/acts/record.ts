import type { Event } from './tables';

/** A record as its act left it; the act can be taken back. */
export type Saved<Row> = Row & { act: string | null };

/** What an act over several records did. */
export interface Done {
  act: string | null;
  count: number;
}

/** A change of a record: who made it, when, from where, and what it said before and after. */
export type Change = Pick<Event, 'id' | 'act' | 'at' | 'actor' | 'verb' | 'origin' | 'before' | 'after'>;

/** A record in the bin; it is deleted for good thirty days after `deletedAt`. */
export interface BinnedRecord {
  id: number;
  name: string | null;
  deletedAt: Date;
}
