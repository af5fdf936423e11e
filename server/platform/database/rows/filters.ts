import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searching } from './search';

/** The values that the schemas in `shared/list/filters` accept. */
export interface Filter {
  any?: string[] | undefined;
  none?: string[] | undefined;
  contains?: string | undefined;
  is?: string | undefined;
  isNot?: string | undefined;
  from?: string | number | undefined;
  to?: string | number | undefined;
  empty?: boolean | undefined;
}

/** The folded text that a list's search reads, and the names of columns whose words it contains. */
export interface Searched {
  text: PgColumn;
  holds: readonly string[];
}

/** The SQL condition of a filter on a column; the upper bound is exclusive for a time and inclusive for a number. */
function filtered(
  column: PgColumn,
  { any, none, contains, is, isNot, from, to, empty }: Filter,
  searched: PgColumn | undefined,
) {
  return and(
    any && inArray(column, any),
    none && or(column.notNull ? undefined : isNull(column), others(column, none)),
    containing(column, contains, searched),
    is === undefined ? undefined : eq(column, is),
    isNot === undefined ? undefined : or(column.notNull ? undefined : isNull(column), ne(column, isNot)),
    from === undefined ? undefined : sql`${column} >= ${bound(column, from, Math.ceil)}`,
    to === undefined
      ? undefined
      : sql`${column} ${typeof to === 'string' ? sql`<` : sql`<=`} ${bound(column, to, Math.floor)}`,
    emptiness(column, empty),
  );
}

/** Lists the allowed values, because no index finds rows by a value that they do not have. */
const others = (column: PgColumn, none: string[]) =>
  column.enumValues
    ? inArray(
        column,
        column.enumValues.filter((value) => !none.includes(value)),
      )
    : notInArray(column, none);

/** Whether a column is empty; for a column that is never null the answer is known without a query. */
function emptiness(column: PgColumn, empty: boolean | undefined): SQL | undefined {
  if (empty === undefined) return undefined;
  if (column.notNull) return empty ? sql`false` : undefined;
  return empty ? isNull(column) : isNotNull(column);
}

function containing(column: PgColumn, words: string | undefined, searched: PgColumn | undefined) {
  const exactly = searching(sql`fold(' ' || ${column})`, words);
  if (!exactly || !searched) return exactly;
  // Rows that contain the words in the searched text are few, and PostgreSQL estimates them well. The second
  // comparison is in a CASE: otherwise PostgreSQL multiplies both estimates, expects few rows, and sorts many.
  return and(searching(searched, words), sql`case when ${exactly} then true else false end`);
}

/** An index of integers stores no fractions, so a fractional bound moves to the next integer inside the range. */
function bound(column: PgColumn, value: string | number, within: (value: number) => number): SQL {
  if (typeof value === 'string') return sql`${value}::timestamptz`;
  if (!['integer', 'bigint'].includes(column.getSQLType())) return sql`${value}::numeric`;
  const most = Number.MAX_SAFE_INTEGER;
  return sql`${Math.max(-most, Math.min(most, within(value)))}::bigint`;
}

/** The conjunction of the conditions of a list's filters. */
export const filteredBy = <Name extends string>(
  columns: Record<Name, PgColumn>,
  filters: NoInfer<Partial<Record<Name, Filter | undefined>>> = {},
  searched?: Searched,
): SQL | undefined =>
  and(
    ...Object.entries<PgColumn>(columns).map(([name, column]) => {
      const filter = filters[name as Name];
      const text = searched?.holds.includes(name) ? searched.text : undefined;
      return filter && filtered(column, filter, text);
    }),
  );

/** The condition of a filter on whether something holds, whose values are `yes` and `no`. */
export function whether(condition: SQL, { any, none }: Pick<Filter, 'any' | 'none'> = {}): SQL | undefined {
  const [isYes, isNo] = ['yes', 'no'].map((value) => (!any || any.includes(value)) && !none?.includes(value));
  if (isYes && isNo) return undefined;
  if (isYes) return condition;
  return isNo ? sql`(${condition}) is not true` : sql`false`;
}
