import type { StateField } from './use-list-state';
import type { Period } from './periods';

/** The kind of a column's values, which decides what can be asked of them. */
export type FilterKind = 'choice' | 'text' | 'number' | 'time' | 'day';

/** A column that can be filtered. */
export interface FilterColumn {
  name: string;
  label: string;
  /** `time` is asked by moments, `day` by calendar days. */
  kind: FilterKind;
  /** The values of a `choice`. */
  choices?: readonly { value: string; label: string }[];
  /** Divides a `number` where people see it, such as 100 for amounts in cents. */
  scale?: number;
  /** Leaves out "empty" and "not empty", for a column that always has a value. */
  required?: boolean;
}

/**
 * A filter of one column as it stands in the address: as in `shared/list/filters`, but times are days (`2026-11-21`; `from`
 * inclusive, `to` exclusive), or a period that moves with the calendar.
 */
export interface ListFilter {
  any?: string[];
  none?: string[];
  contains?: string;
  from?: string | number;
  to?: string | number;
  within?: Period;
  empty?: boolean;
}

/** The filters of a list by column. */
export type ListFilters = Readonly<Record<string, ListFilter>>;
