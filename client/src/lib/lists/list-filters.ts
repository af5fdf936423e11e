import { type Period, dayOf, daysOf, isDay, periods, startOfDay } from '@shared/list/periods';
import type { StateField } from './use-list-state';

/** The kind of a column's values, which determines its filters. */
export type FilterKind = 'choice' | 'text' | 'phone' | 'number' | 'time' | 'day';

/** A column that can be filtered. */
export interface FilterColumn {
  name: string;
  label: string;
  /** A `time` is filtered by moments, a `day` by calendar days. */
  kind: FilterKind;
  /** The values of a `choice`. */
  choices?: readonly { value: string; label: string }[];
  /** What a choice stands for in a request, such as the reader. */
  meanings?: Readonly<Record<string, string>>;
  /** Divides a `number` for display, such as 100 for amounts in cents. */
  scale?: number;
  /** Whether only links use it, so that the menu of filters does not offer it. */
  linked?: boolean;
  /** Leaves out "empty" and "not empty", for a column that always has a value. */
  required?: boolean;
}

/**
 * A filter of one column, as in the address: like `shared/list/filters`, but times are days (`2026-11-21`; `from`
 * inclusive, `to` exclusive) or a relative period.
 */
export interface ListFilter {
  any?: string[];
  none?: string[];
  contains?: string;
  /** One text exactly, or all but one. */
  is?: string;
  isNot?: string;
  from?: string | number;
  to?: string | number;
  within?: Period;
  empty?: boolean;
}

/** The filters of a list by column. */
export type ListFilters = Readonly<Record<string, ListFilter>>;

type Kept = { [Part in keyof ListFilter]-?: (value: unknown) => boolean };

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isTexts = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);
const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const never = () => false;
const nothing: Kept = {
  any: never,
  none: never,
  contains: never,
  is: never,
  isNot: never,
  from: never,
  to: never,
  within: never,
  empty: (value) => typeof value === 'boolean',
};
const range = { from: isDate, to: isDate, within: (value: unknown) => periods.some((one) => one === value) };

/** The schema of a filter of each kind. */
const kept: Record<FilterKind, Kept> = {
  choice: { ...nothing, any: isTexts, none: isTexts },
  text: { ...nothing, contains: isText, is: isText, isNot: isText },
  phone: { ...nothing, contains: isText },
  number: { ...nothing, from: Number.isFinite, to: Number.isFinite },
  time: { ...nothing, ...range },
  day: { ...nothing, ...range },
};

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The filters in an address, without those that do not fit the columns. */
export function filtersIn(columns: readonly FilterColumn[], text: string): ListFilters {
  const given = new Map(entriesOf(readJson(text)));
  const fitting = columns.map(({ name, kind }): [string, ListFilter] => {
    const parts = entriesOf(given.get(name));
    return [
      name,
      Object.fromEntries(parts.filter(([part, value]) => kept[kind][part as keyof Kept]?.(value))),
    ];
  });
  return Object.fromEntries(fitting.filter(([, filter]) => Object.keys(filter).length > 0));
}

/** The text of filters in an address; empty without filters. */
export const filterText = (filters: ListFilters) =>
  Object.keys(filters).length > 0 ? JSON.stringify(filters) : '';

/** The filters as part of a list's state, in a canonical text form. */
export const filtersOn =
  (columns: readonly FilterColumn[]): StateField<string> =>
  (given) =>
    filterText(filtersIn(columns, given ?? ''));

function asked(
  { kind, meanings }: FilterColumn,
  { within, ...filter }: ListFilter,
  today: string,
): ListFilter {
  if (meanings) return meant(filter, meanings);
  const days = within ? { ...filter, ...daysOf(within, today) } : filter;
  if (kind !== 'time') return days;
  const moments = (['from', 'to'] as const)
    .map((bound) => [bound, String(days[bound] ?? '')] as const)
    .filter(([, day]) => isDay(day))
    .map(([bound, day]) => [bound, startOfDay(day)]);
  return { ...days, ...Object.fromEntries(moments) };
}

const meant = (filter: ListFilter, meanings: Readonly<Record<string, string>>): ListFilter => ({
  ...filter,
  ...(filter.any && { any: filter.any.map((value) => meanings[value] ?? value) }),
  ...(filter.none && { none: filter.none.map((value) => meanings[value] ?? value) }),
});

/**
 * The query parameter `filter` of a list's endpoint: the filters of the address, with days and relative periods
 * converted to moments. Undefined without filters.
 */
export function askedFilter(
  columns: readonly FilterColumn[],
  text: string,
  now: Date = new Date(),
): string | undefined {
  const filters = filtersIn(columns, text);
  const today = dayOf(now);
  const sent = columns
    .filter(({ name }) => filters[name])
    .map((column) => [column.name, asked(column, filters[column.name] as ListFilter, today)]);
  return filterText(Object.fromEntries(sent)) || undefined;
}
