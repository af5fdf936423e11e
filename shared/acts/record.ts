import type { Counted } from '../list/page';
import type { Event } from './tables';

/** A saved record with its act, which can be undone. */
export type Saved<Row> = Row & { act: string | null };

/** The result of an act on several records. */
export interface Done {
  act: string | null;
  count: number;
}

/** A change of a record: who made it, when and from which source, and the values before and after. */
export interface Change
  extends Pick<Event, 'id' | 'act' | 'at' | 'actor' | 'verb' | 'origin' | 'before' | 'after'> {
  /** The imported file, or the records that were merged into this one; null for any other source. */
  source: string | null;
  /** Whether its act was undone, or undoes another one. */
  isUndone: boolean;
}

/** A record in the bin; it is permanently deleted thirty days after `deletedAt`. */
export interface BinnedRecord<Entity extends string = string> {
  entity: Entity;
  id: number;
  name: string | null;
  deletedAt: Date;
}

/** How many records of an entity are in the bin. */
export interface BinCount<Entity extends string = string> extends Counted {
  entity: Entity;
}
