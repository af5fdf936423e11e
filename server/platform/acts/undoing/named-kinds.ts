import type { SQL } from 'drizzle-orm';
import type { Entity } from '../../../../shared/acts/entities';
import type { RecordTable } from '../record-kind';

/**
 * How the list of acts names the records of an entity, and finds them by their names: in their table, and in the fields
 * of a record that is no longer there.
 */
export interface NamedKind {
  table: RecordTable;
  name: SQL<string | null>;
  /** What tells a record from others of its name. */
  detail?: SQL<string | null>;
  /** The words by which it is found, as `search_words` makes them. */
  folded: SQL;
  told: (fields: SQL) => SQL<string | null>;
}

/** How the list of acts names the records of some entities. */
export type NamedKinds = { readonly [Of in Entity]?: NamedKind };

/** Events of an act that are read to see whether they are of one record; an act with more is not looked through. */
export const mostEvents = 20;
