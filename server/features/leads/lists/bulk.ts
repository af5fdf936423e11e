import type { Entity, RecordFields } from '../../../../shared/acts/entities';
import type { Act, RecordChange } from '../../../platform/acts/act';
import type { StoredRecord } from '../../../platform/acts/records.queries';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { holdMember } from '../members.queries';
import type { IdRange, Tally } from '../../../platform/acts/record-lists.queries';

/** What a bulk act does with each record; `Set` are the fields that it may set. */
export type Does<Set = unknown> =
  | { set: Set }
  | { addTags: number[] }
  | { removeTags: number[] }
  | { remove: true };

/** How the records of an entity are found and changed in bulk; `Set` are the fields that are set in all of them. */
export interface Bulk<Of extends Entity = Entity, Set = unknown> {
  entity: Of;
  // Declared as methods, so that entities with different searches and fields are changed alike.
  tally(db: Db, owner: Owner, searched: object): Promise<Tally>;
  ids(db: Db, owner: Owner, searched: object, range: IdRange): Promise<number[]>;
  /** The changes that set fields in some records. It throws for fields that no record may have, also when there are none. */
  set(
    act: Pick<Act, 'tx' | 'doing'>,
    records: readonly StoredRecord<RecordFields[Of]>[],
    fields: Set,
  ): Promise<RecordChange<RecordFields[Of]>[]>;
}

/** The most tags of a record. */
const mostTags = 50;

const tagged = ({ fields }: StoredRecord<RecordFields[Entity]>, does: Does): number[] => {
  const tags = 'tags' in fields ? fields.tags : [];
  if ('addTags' in does) return [...new Set([...tags, ...does.addTags])].slice(0, mostTags);
  return 'removeTags' in does ? tags.filter((tag) => !does.removeTags.includes(tag)) : tags;
};

/** Sets the same fields in every record. Throws 400 for somebody who is no member. */
export async function setAlike<OfKind extends RecordFields[Entity]>(
  { tx, doing }: Pick<Act, 'tx' | 'doing'>,
  records: readonly { id: number }[],
  fields: Partial<OfKind>,
): Promise<RecordChange<OfKind>[]> {
  if ('assigneeId' in fields) await holdMember(tx, doing.owner, fields.assigneeId);
  return records.map(({ id }) => ({ id, fields }));
}

/** The versions of records that a person saw, by id. */
export type SeenVersions = Readonly<Record<string, number>>;

/**
 * Does the same with some records and resolves to the number of those that it changed; others' are left out. Throws
 * `StaleRow` where one is another than was seen.
 */
export async function doBulk(
  act: Act,
  bulk: Bulk,
  ids: readonly number[],
  does: Does,
  seen: SeenVersions = {},
): Promise<number> {
  const { entity } = bulk;
  if ('remove' in does) return (await act.remove(entity, ids)).length;
  const live = (await act.lock(entity, ids)).filter(({ fields }) => fields.deletedAt === null);
  const changes =
    'set' in does
      ? await bulk.set(act, live, does.set)
      : live.map((record) => ({ id: record.id, fields: { tags: tagged(record, does) } }));
  const based = changes.map((change) => ({ ...change, version: seen[change.id] }));
  return (await act.change(entity, based)).length;
}
