import type { Fields } from '../../acts/tables';
import type { ContactPoint } from '../contacts/scales';
import type { TwinEntity } from '../duplicates/scales';
import { isEmpty, joinedText, unitedOwn, unitedPoints } from './united';

/** A record with its fields by name, as it is stored or as it is sent. */
export type MergedRecord = Fields & { id: number };

const address = ['address', 'city', 'region', 'postalCode', 'country'];

/** The fields of which a merge keeps one value, in the order of the screens. */
export const choosable: Record<TwinEntity, readonly string[]> = {
  contact: [
    ...['firstName', 'lastName', 'jobTitle', 'companyId', 'status', 'language'],
    ...[...address, 'linkedinUrl'],
  ],
  company: [
    ...['name', 'domain', 'website', 'phone', 'taxId', 'lifecycle', 'industry', 'sizeBand'],
    ...[...address, 'linkedinUrl', 'description', 'consultingCompanyId'],
  ],
};

const ownName = (field: string) => /^own\.(\d+)$/.exec(field)?.[1];

/** The value of a field that may be chosen; an own field is called `own.` and its id. */
export function valueIn(record: MergedRecord, field: string): unknown {
  const own = ownName(field);
  return own === undefined ? record[field] : (record.own as Fields | undefined)?.[own];
}

/** Whether a field of these records may be chosen from one of them. */
export const isChoosable = (entity: TwinEntity, field: string) =>
  choosable[entity].includes(field) || ownName(field) !== undefined;

const timeOf = ({ createdAt }: MergedRecord) =>
  createdAt instanceof Date ? createdAt.getTime() : Date.parse(createdAt as string);

/** The record whose value a field takes: the chosen one, else the first, which is kept, else the next that has one. */
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

/**
 * The fields of the record that a merge keeps, the first one: each its own unless it is empty or another is chosen;
 * addresses, tags and several choices of all; notes one below the other; the oldest date of creation and its source.
 */
export function mergedFields(
  entity: TwinEntity,
  records: readonly MergedRecord[],
  chosen: Readonly<Record<string, number>>,
): Fields {
  const single = choosable[entity].map((field) => [field, valueIn(takenFrom(records, field, chosen), field)]);
  const oldest = records.toSorted((left, right) => timeOf(left) - timeOf(right))[0] as MergedRecord;
  const fields: Fields = {
    ...Object.fromEntries(single),
    tags: [...new Set(allOf<number>(records, 'tags'))],
    own: unitedOwn(records, (key) => valueIn(takenFrom(records, `own.${key}`, chosen), `own.${key}`)),
    createdAt: oldest.createdAt,
  };
  if (entity === 'company') return fields;
  return {
    ...fields,
    points: unitedPoints(allOf<ContactPoint>(records, 'points')),
    notes: joinedText(records.map(({ notes }) => notes as string | null)),
    doNotContact: records.some(({ doNotContact }) => doNotContact),
    source: oldest.source,
  };
}
