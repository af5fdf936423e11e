import { and, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searching } from './search';

/** The values that the schemas in `shared/list/filters` accept. */
export interface Filter {
  any?: string[] | undefined;
  none?: string[] | undefined;
  contains?: string | undefined;
  from?: string | number | undefined;
  to?: string | number | undefined;
  empty?: boolean | undefined;
}

/** The SQL condition of a filter on a column; the upper bound is exclusive for a time and inclusive for a number. */
export const filtered = (column: PgColumn, { any, none, contains, from, to, empty }: Filter = {}) =>
  and(
    any && inArray(column, any),
    none && or(isNull(column), notInArray(column, none)),
    searching(sql`fold(' ' || ${column})`, contains),
    from === undefined ? undefined : sql`${column} >= ${bound(from)}`,
    to === undefined ? undefined : sql`${column} ${typeof to === 'string' ? sql`<` : sql`<=`} ${bound(to)}`,
    empty === undefined ? undefined : empty ? isNull(column) : isNotNull(column),
  );

const bound = (value: string | number): SQL =>
  typeof value === 'string' ? sql`${value}::timestamptz` : sql`${value}::numeric`;

/** The conjunction of the conditions of a list's filters. */
export const filteredBy = <Name extends string>(
  columns: Record<Name, PgColumn>,
  filters: NoInfer<Partial<Record<Name, Filter | undefined>>> = {},
): SQL | undefined =>
  and(...Object.entries<PgColumn>(columns).map(([name, column]) => filtered(column, filters[name as Name])));
