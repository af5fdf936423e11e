import type { Wire } from '@shared/http/wire';
import { type DuplicatePair, leadDuplicates, type Twin } from '@shared/leads/duplicates/endpoints';
import {
  type Likelihood,
  type TwinEntity,
  twinEntities,
  type TwinReason,
} from '@shared/leads/duplicates/scales';
import { sectionOf } from '@shared/leads/entities';
import { leadMerges } from '@shared/leads/merges/endpoints';
import {
  choosable,
  type MergedRecord,
  mergedFields,
  takenFrom,
  valueIn,
} from '@shared/leads/merges/merged-fields';
import { mostMerged, type NewMerge } from '@shared/leads/merges/schemas';
import { isEmpty } from '@shared/leads/merges/united';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import type { Fields } from '@/lib/forms/save-changes';

export type { Likelihood, TwinEntity, TwinReason };
export type Pair = Wire<DuplicatePair>;
export type PairedRecord = Wire<Twin>;

/** The entity of a section whose records can be merged. */
export const mergedEntityOf = (section: string): TwinEntity | undefined =>
  twinEntities.find((entity) => sectionOf[entity] === section);

/** What is typed of a record; addresses and phones one a line. */
export interface TypedRecord {
  entity: TwinEntity;
  id?: number | undefined;
  emails?: string;
  phones?: string;
  country?: string;
  firstName?: string;
  lastName?: string;
  company?: number | undefined;
  domain?: string;
  taxId?: string;
}

/** The country of phones without a prefix; without one of the record's own, the server takes the account's. */
export const ownCountry = (country: string | null | undefined) =>
  country?.length === 2 ? country : undefined;

export const matchesOf = (typed: TypedRecord) => query(leadDuplicates.matches, {}, typed);
export const pairsOf = (entity: TwinEntity, record: number) =>
  query(leadDuplicates.list, {}, { entity, record, limit: 5 });
export const pairList = leadDuplicates.list;
export const pairCount = () => query(leadDuplicates.count, {});

export const distinguish = (entity: TwinEntity, ids: [number, number]) =>
  call(leadDuplicates.distinguish, {}, { entity, ids });
export const mergeRecords = (body: NewMerge) => call(leadMerges.create, {}, body);
export { mostMerged };

const asRecord = (row: object) => row as MergedRecord;

/** Own fields with one value, as `own.` and their id; several choices are united. */
const ownNames = (records: readonly object[]) =>
  records.flatMap((row) =>
    Object.entries((asRecord(row).own ?? {}) as Fields).flatMap(([id, value]) =>
      Array.isArray(value) ? [] : `own.${id}`,
    ),
  );

/** The fields that the records fill in differently, so that one value has to be chosen. */
export const differingFields = (entity: TwinEntity, records: readonly object[]): string[] =>
  [...choosable[entity], ...new Set(ownNames(records))].filter((field) => {
    const values = records.map((row) => valueIn(asRecord(row), field)).filter((value) => !isEmpty(value));
    return new Set(values).size > 1;
  });

/** The record whose value a field takes, and all fields of the one that is left; the first record is kept. */
export const takenRecord = (records: readonly object[], field: string, chosen: Record<string, number>) =>
  takenFrom(records.map(asRecord), field, chosen).id;
export const resultOf = (
  entity: TwinEntity,
  records: readonly object[],
  chosen: Record<string, number>,
): Fields => mergedFields(entity, records.map(asRecord), chosen);
