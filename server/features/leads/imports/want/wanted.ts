import type { z } from 'zod';
import type { OwnValue } from '../../../../../shared/leads/tables';
import type { ImportedFields } from '../imported-fields';
import type { OwnField } from '../../../../../shared/leads/fields/endpoints';
import type { ContactPoint } from '../../../../../shared/leads/contacts/scales';
import type { Outcome } from '../../../../../shared/leads/opportunities/scales';
import { type AnyFields, linesOf, type ValueKind } from '../../../../../shared/leads/fields/field-table';
import { type Message, partsOf, say, validation } from '../../../../../shared/message';
import type { Planning } from '../../../../platform/imports/import-target';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import type { ReadDate } from '../../../../platform/imports/values/dates';
import type { ReadMoney } from '../../../../platform/imports/values/numbers';
import { timeOf } from '../values/times';

/** The company that a row names. */
export interface WantedCompany {
  externalId?: string | undefined;
  name?: string | undefined;
  domain?: string | undefined;
  taxKey?: string | undefined;
}

/** A contact that a row names. */
export interface WantedContact {
  externalId?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
}

/** What only our own files say of an opportunity. */
export interface WantedPath {
  people: { externalId: string; role: string }[];
  stages: { name: string; at: string }[];
  stageEnteredAt?: string | undefined;
  position?: number | undefined;
}

/** The opportunity that a row names. */
export interface WantedDeal {
  externalId?: string | undefined;
  title?: string | undefined;
}

/** What a row says a record is. */
export interface Wanted {
  externalId?: string | undefined;
  /** Checked fields of the record that have a value, without links. */
  fields: ImportedFields;
  points?: ContactPoint[];
  taxKey?: string | undefined;
  company?: WantedCompany;
  contacts?: WantedContact[];
  deal?: WantedDeal;
  tags: string[];
  own: Record<string, OwnValue>;
  /** Lines below the notes. */
  extras: string[];
  stageId?: number | undefined;
  /** The title of the opportunity is made of who would buy what; a known one keeps its own. */
  isTitleMade?: boolean;
  /** How the row says that an opportunity ended. */
  dealOutcome?: Outcome | undefined;
  closeDate?: ReadDate | undefined;
  path?: WantedPath;
}

/** What of the account's settings the reading of rows needs. */
export interface WantSettings {
  currency: string;
  /** The own fields of the entity. */
  own: readonly OwnField[];
}

/** The reading of a row: what it wants, or what is wrong. */
export interface Reading {
  wanted: Wanted;
  errors: string[];
  /** What the row is taken without. */
  warnings?: string[];
}

const first = (row: ReadRow, field: string) => row.values[field]?.[0];

/** The first text of a field. */
export const textIn = (row: ReadRow, field: string): string | undefined =>
  first(row, field) as string | undefined;
export const numberIn = (row: ReadRow, field: string) => first(row, field) as number | undefined;
export const flagIn = (row: ReadRow, field: string) => first(row, field) as boolean | undefined;
export const dateIn = (row: ReadRow, field: string) => first(row, field) as ReadDate | undefined;
export const moneyIn = (row: ReadRow, field: string) => first(row, field) as ReadMoney | undefined;
export const listIn = (row: ReadRow, field: string): string[] =>
  ((row.values[field] ?? []) as string[][]).flat();
/** The tags of a row, without the groups that Google puts everybody into and the stars before its own. */
export const tagsIn = (row: ReadRow): string[] =>
  listIn(row, 'tags')
    .filter((tag) => !/^\* ?(my ?contacts|starred|mis contactos|destacados)$/i.test(tag))
    .map((tag) => tag.replace(/^\* /, ''));
export const timeIn = (row: ReadRow, field: string) => {
  const read = dateIn(row, field);
  return read && timeOf(read);
};

/** The values of the fields that columns bring as they are, as forms would send them; undefined for those without one. */
export const valuesIn = (row: ReadRow, fields: AnyFields): object =>
  Object.fromEntries(
    linesOf(fields)
      .filter(([name, { made }]) => !made && row.values[name] !== undefined)
      .map(([name, { kind }]) => [name, valueIn(row, name, kind)]),
  );

function valueIn(row: ReadRow, name: string, kind: ValueKind): unknown {
  switch (kind) {
    case 'date':
      return dateIn(row, name)?.day;
    case 'time':
      return timeIn(row, name);
    case 'member':
      return numberOf(first(row, name));
    case 'tags':
      // Their names become ids once the row is written.
      return undefined;
    default:
      return first(row, name);
  }
}

const numberOf = (value: unknown) => (value === undefined ? undefined : Number(value));

/** Without the fields that have no value. */
export const given = <Given extends object>(fields: Given): Partial<Given> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Partial<Given>;

/** The header of the column that goes into a field. */
function headerOf({ mapping, columns }: Planning, field: string): string {
  const place = mapping.columns.findIndex((mapped) => mapped.to === 'field' && mapped.field === field);
  return columns[place]?.header ?? '';
}

/** A message about a column, which it names. */
export function about(header: string, message: string): string {
  const parts = partsOf(message);
  if (!parts || header === '') return message;
  const [, en, es, values] = parts;
  const name = header.replaceAll('{{', '').slice(0, 60);
  return say(validation(`${name}: ${en}`, `${name}: ${es}`), values) satisfies Message;
}

/** Checks fields by the schema of an entity's form; resolves to them as they are stored. */
export function checked<Form extends object>(
  planning: Planning,
  schema: z.ZodType<Form>,
  fields: object,
  columnOf: Record<string, string> = {},
): { fields: Partial<Form>; errors: string[] } {
  const result = schema.safeParse(fields);
  if (result.success) return { fields: given(result.data), errors: [] };
  const header = (field = '') => headerOf(planning, columnOf[field] ?? field);
  const errors = result.error.issues.map(({ path, message }) => about(header(path[0]?.toString()), message));
  return { fields: {}, errors };
}

/** The lines that columns without a field add to the notes. */
export const extrasOf = ({ extras }: ReadRow) =>
  extras.map(({ header, text }) => (header ? `${header}: ${text}` : text));

/** A tax id as it is compared: upper case, without spaces, dots, dashes and a leading ES. */
export const taxKeyOf = (taxId: string | undefined) =>
  taxId
    ?.toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^ES/, '') || undefined;

/** A domain in lower case, from an address on the web, a mail address or as it is. */
export const domainOf = (text: string | undefined) =>
  text
    ?.trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/^www\./, '')
    .replace(/[/?#:][^]*$/, '') || undefined;
