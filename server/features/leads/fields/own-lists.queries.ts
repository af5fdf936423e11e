import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OwnField } from '../../../../shared/leads/fields/endpoints';
import type { OwnedEntity } from '../../../../shared/leads/entities';
import { type FieldKind, ownLimits } from '../../../../shared/leads/fields/scales';
import type { OwnFilters } from '../../../../shared/leads/fields/schemas';
import { crmFieldValues } from '../../../../shared/leads/fields/tables';
import { messages } from '../../../../shared/messages';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { Sort } from '../../../platform/database/rows/page-source';
import { searching } from '../../../platform/database/rows/search';
import { invalid } from '../../../platform/http/errors';
import { fieldsOf } from './own-fields.queries';

type OwnFilter = OwnFilters[string];

/** The columns of a record that own fields need. */
interface OwnColumns {
  id: PgColumn;
  own: PgColumn;
}

const { fieldId, entityId, place, text, number, time } = crmFieldValues;

const orderings: Record<'text' | 'number' | 'time', Pick<Sort, 'by' | 'type'>> = {
  text: { by: sql`(${text} collate "C")`, type: 'text' },
  number: { by: sql`${number}`, type: 'numeric' },
  time: { by: sql`${time}`, type: 'timestamptz' },
};

/** Choices are sorted in the order in which they are offered. */
const orderedBy: Record<FieldKind, keyof typeof orderings> = {
  text: 'text',
  link: 'text',
  email: 'text',
  phone: 'text',
  date: 'time',
  number: 'number',
  money: 'number',
  boolean: 'number',
  choice: 'number',
  choices: 'number',
};

const sortBy = ({ id, kind }: OwnField): Sort => ({
  ...orderings[orderedBy[kind]],
  nullable: true,
  // A field with several choices is sorted by the first.
  side: { table: crmFieldValues, row: entityId, where: sql`${fieldId} = ${id} and ${place} = 0` },
});

/**
 * The rows of the side table with one of some values; yes and no are 1 and 0, and texts are compared in their indexed
 * form.
 */
const holding = ({ kind }: OwnField, values: readonly string[]): SQL =>
  kind === 'boolean'
    ? inArray(
        number,
        values.map((value) => (value === 'true' ? 1 : 0)),
      )
    : inArray(orderings.text.by, [...values]);

const bound = (value: string | number): SQL =>
  typeof value === 'string' ? sql`${`${value}T00:00:00Z`}::timestamptz` : sql`${value}::numeric`;

function filtered(field: OwnField, columns: OwnColumns, filter: OwnFilter): SQL | undefined {
  const { any, none, contains, from, to, empty } = filter;
  const having = (condition: SQL | undefined) =>
    sql`${columns.id} in (select ${entityId} from ${crmFieldValues} where ${and(sql`${fieldId} = ${field.id}`, condition)})`;
  const without = (condition: SQL | undefined) =>
    sql`not exists (select from ${crmFieldValues}
      where ${and(sql`${fieldId} = ${field.id} and ${entityId} = ${columns.id}`, condition)})`;
  const column = orderings[orderedBy[field.kind]].by;
  const range = and(
    from === undefined ? undefined : sql`${column} >= ${bound(from)}`,
    to === undefined ? undefined : sql`${column} ${typeof to === 'string' ? sql`<` : sql`<=`} ${bound(to)}`,
  );
  return and(
    any && having(holding(field, any)),
    none && without(holding(field, none)),
    contains === undefined ? undefined : containing(field, columns, contains, having),
    range && having(range),
    empty === undefined ? undefined : empty ? without(undefined) : having(undefined),
  );
}

/** Whether a filter fits the kind of a field. */
function fits({ kind }: OwnField, { any, none, contains, from, to }: OwnFilter): boolean {
  const isChosen = ['choice', 'choices', 'boolean'].includes(kind);
  const isWritten = ['text', 'link', 'email', 'phone'].includes(kind);
  const bounds = [from, to].filter((one) => one !== undefined);
  const type = kind === 'date' ? 'string' : 'number';
  const isRanged = kind === 'date' || kind === 'number' || kind === 'money';
  return (
    (isChosen || (!any && !none)) &&
    (isWritten || contains === undefined) &&
    bounds.every((one) => isRanged && typeof one === type)
  );
}

/** The side table stores only the folded beginning of a text; longer texts are checked in the record. */
function containing(
  field: OwnField,
  { own }: OwnColumns,
  words: string,
  having: (condition: SQL | undefined) => SQL,
): SQL | undefined {
  const begins = searching(sql`(' ' || ${text})`, words);
  if (!begins) return undefined;
  const isLong = sql`length(${text}) = ${sql.raw(String(ownLimits.sorted))}`;
  // In a subquery, so that PostgreSQL can start with the rows that contain the words.
  const whole = sql`fold(' ' || (record.${sql.identifier(own.name)} ->> ${String(field.id)}::text))`;
  const further = sql`exists (select from ${own.table} as record
    where record.id = ${entityId} and ${searching(whole, words)})`;
  return having(or(begins, and(isLong, further)));
}

interface Asked {
  sort?: string | undefined;
  filter?: { own?: OwnFilters | undefined } | undefined;
}

/**
 * The sort order and the condition by own fields in a list's request; throws 400 for an unknown field. A request
 * without own fields needs no query.
 */
export const askedByOwn =
  (entity: OwnedEntity, columns: OwnColumns) =>
  async (db: Db, owner: Owner, { sort = '', filter }: Asked) => {
    const filters = Object.entries(filter?.own ?? {});
    const sorted = /^-?own\.(\d+)$/.exec(sort)?.[1];
    if (!sorted && filters.length === 0) return {};
    const fields = await fieldsOf(db, owner, entity);
    const field = (id: string, name: 'sort' | 'filter') => {
      const found = fields.find((one) => String(one.id) === id);
      if (!found) throw invalid({ [name]: messages['field.invalid'] });
      return found;
    };
    const conditions = filters.map(([id, one]) => {
      const found = field(id, 'filter');
      if (!fits(found, one)) throw invalid({ filter: messages['field.invalid'] });
      return filtered(found, columns, one);
    });
    return {
      ...(sorted && { sort: sortBy(field(sorted, 'sort')) }),
      where: and(...conditions),
    };
  };
