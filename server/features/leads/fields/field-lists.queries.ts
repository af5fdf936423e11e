import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '../../../../shared/fields';
import {
  type AnyFields,
  type FieldLine,
  type NameIn,
  namesIn,
} from '../../../../shared/leads/fields/field-table';
import type { Sort } from '../../../platform/database/rows/page-source';
import { columnSort, textSort } from '../../../platform/database/rows/pages';

const written: readonly FieldLine['kind'][] = ['text', 'email', 'link'];

/** Characters of a text that an index covers. */
const beginning = (column: PgColumn): Sort => ({
  by: sql`(fold(left(${column}, ${sql.raw(String(limits.name))})) collate "C")`,
  type: 'text',
  nullable: !column.notNull,
});

function sortOf({ kind, max = limits.name }: FieldLine, column: PgColumn): Sort {
  if (!written.includes(kind)) return columnSort(column);
  return max > limits.name ? beginning(column) : textSort(column);
}

/** The sort orders of a list, by the fields that are sorted. Each needs an index on what it sorts by. */
export const sortsOf = <Fields extends AnyFields>(
  fields: Fields,
  columns: Record<NameIn<'sort', Fields>, PgColumn>,
) =>
  Object.fromEntries(
    namesIn('sort', fields).map((name) => [name, sortOf(fields[name] as FieldLine, columns[name])]),
  ) as Record<NameIn<'sort', Fields>, Sort>;
