import type { Written } from '../../acts/entities';
import type { Fields } from '../../acts/tables';
import { companyFields } from '../companies/fields';
import { contactFields } from '../contacts/fields';
import type { ContactPoint } from '../contacts/scales';
import type { TwinEntity } from '../duplicates/scales';
import { type AnyFields, linesOf, type MergeRule, mergeRules } from '../fields/field-table';
import { isEmpty, joinedText, unitedOwn, unitedPoints } from './united';

/** A record with its fields by name, as it is stored or as it is sent. */
export type MergedRecord = Fields & { id: number };

const tables: Record<TwinEntity, AnyFields> = { contact: contactFields, company: companyFields };

/** The fields of which a merge keeps one value, in display order. */
export const choosable: Record<TwinEntity, readonly string[]> = {
  contact: namesOf('contact', 'one'),
  company: namesOf('company', 'one'),
};

/** The fields that a merge writes by a rule. */
function namesOf(entity: TwinEntity, rule: MergeRule): string[] {
  const fields = tables[entity];
  // Fields that the server maintains are merged only if their definition says so.
  return linesOf(fields)
    .filter(([, { made, merge }]) => (merge ?? (made ? undefined : 'one')) === rule)
    .map(([name]) => name);
}

const ownName = (field: string) => /^own\.(\d+)$/.exec(field)?.[1];

/** The value of a field that a user can choose; an own field is named `own.` and its id. */
export function valueIn(record: MergedRecord, field: string): unknown {
  const own = ownName(field);
  return own === undefined ? record[field] : (record.own as Fields | undefined)?.[own];
}

/** Whether the user can choose a record for this field. */
export const isChoosable = (entity: TwinEntity, field: string) =>
  choosable[entity].includes(field) || ownName(field) !== undefined;

const timeOf = ({ createdAt }: MergedRecord) =>
  createdAt instanceof Date ? createdAt.getTime() : Date.parse(createdAt as string);

/**
 * The record whose value a field takes: the chosen one, otherwise the kept record, otherwise the next one with a
 * value.
 */
export function takenFrom(
  records: readonly MergedRecord[],
  field: string,
  chosen: Readonly<Record<string, number>>,
): MergedRecord {
  const [kept] = records as [MergedRecord];
  const wanted = records.find(({ id }) => id === chosen[field]);
  return wanted ?? records.find((record) => !isEmpty(valueIn(record, field))) ?? kept;
}

const allOf = <Item>(records: readonly MergedRecord[], field: string) =>
  records.flatMap((record) => (record[field] ?? []) as Item[]);

/** Combines several values of a field that holds a list or values by key. */
function united(records: readonly MergedRecord[], field: string, chosen: Readonly<Record<string, number>>) {
  if (field === 'own')
    return unitedOwn(records, (key) => valueIn(takenFrom(records, `own.${key}`, chosen), `own.${key}`));
  const all = allOf<unknown>(records, field);
  return field === 'points' ? unitedPoints(all as ContactPoint[]) : [...new Set(all)];
}

/**
 * The fields of the record that a merge keeps (the first one), each by the rule in its definition. A field with one
 * value keeps the kept record's value unless it is empty or another record is chosen.
 */
export function mergedFields(
  entity: TwinEntity,
  records: readonly MergedRecord[],
  chosen: Readonly<Record<string, number>>,
): Written<TwinEntity> {
  const oldest = records.toSorted((left, right) => timeOf(left) - timeOf(right))[0] as MergedRecord;
  const rules: Record<MergeRule, (field: string) => unknown> = {
    one: (field) => valueIn(takenFrom(records, field, chosen), field),
    all: (field) => united(records, field, chosen),
    joined: (field) => joinedText(records.map((record) => record[field] as string | null)),
    any: (field) => records.some((record) => record[field]),
    oldest: (field) => oldest[field],
  };
  const values = mergeRules.flatMap((rule) =>
    namesOf(entity, rule).map((field) => [field, rules[rule](field)]),
  );
  return Object.fromEntries(values) as Written<TwinEntity>;
}
