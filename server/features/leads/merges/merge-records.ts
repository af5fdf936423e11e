import type { z } from 'zod';
import type { RecordFields } from '../../../../shared/acts/entities';
import type { TwinEntity } from '../../../../shared/leads/duplicates/scales';
import type { Merged } from '../../../../shared/leads/merges/endpoints';
import { isChoosable, mergedFields, type MergedRecord } from '../../../../shared/leads/merges/merged-fields';
import { mergeMessages } from '../../../../shared/leads/merges/messages';
import type { newMerge } from '../../../../shared/leads/merges/schemas';
import type { DealPerson } from '../../../../shared/leads/opportunities/scales';
import type { Act } from '../../../platform/acts/act';
import { conflict, invalid, notFound } from '../../../platform/http/errors';
import { findFollowers, type Following } from './followers.queries';

type Asked = z.output<typeof newMerge>;

/** Records that are written in one statement. */
const batch = 500;

/** Locks the records in the order in which they were asked for; they must be live and as they were seen. */
async function lockSeen(act: Act, { entity, records }: Asked): Promise<MergedRecord[]> {
  const stored = await act.lock(
    entity,
    records.map(({ id }) => id),
  );
  const live = new Map(
    stored.filter(({ fields }) => fields.deletedAt === null).map((each) => [each.id, each]),
  );
  return records.map(({ id, version }) => {
    const record = live.get(id);
    if (!record) throw notFound();
    if (version !== undefined && version !== record.version) throw conflict(mergeMessages['records.changed']);
    return { id, ...record.fields };
  });
}

/** A choice must name a field of the entity and one of the records. */
function checkChoices({ entity, records, chosen }: Asked) {
  for (const [field, id] of Object.entries(chosen)) {
    const isKnown = isChoosable(entity, field) && records.some((record) => record.id === id);
    if (!isKnown) throw invalid({ [`chosen.${field}`]: mergeMessages['choice.unknown'] });
  }
}

/** The fields of any record that names contacts or companies. */
type Links = RecordFields[Following];

/** The further people of an opportunity, each once; who is its main contact is none. */
const othersThan = (main: number | null, people: readonly DealPerson[]) =>
  people.filter(
    ({ contactId }, place) =>
      contactId !== main && people.findIndex((each) => each.contactId === contactId) === place,
  );

/** The links of a record that names others, which now name the kept one; each once. */
function repointed(
  entity: TwinEntity,
  fields: Links,
  kept: number,
  gone: ReadonlySet<number>,
): Partial<Links> {
  const next = <Id extends number | null>(id: Id) => (id !== null && gone.has(id) ? kept : id);
  if (entity === 'company') return 'companyId' in fields ? { companyId: next(fields.companyId) } : {};
  if ('contactIds' in fields) return { contactIds: [...new Set(fields.contactIds.map(next))] };
  if (!('contactId' in fields)) return {};
  const contactId = next(fields.contactId);
  if (!('people' in fields)) return { contactId };
  const people = fields.people.map((each) => ({ ...each, contactId: next(each.contactId) }));
  return { contactId, people: othersThan(contactId, people) };
}

/** Makes everything that names the records that go name the kept one; resolves to how many records did. */
async function follow(act: Act, entity: TwinEntity, kept: number, gone: number[]): Promise<number> {
  let count = 0;
  const merged = new Set(gone);
  for (const { entity: from, ids } of await findFollowers(act.tx, act.doing.owner, entity, gone)) {
    for (let at = 0; at < ids.length; at += batch) {
      const records = await act.lock(from, ids.slice(at, at + batch));
      const changes = records.map(({ id, fields }) => ({
        id,
        fields: repointed(entity, fields, kept, merged),
      }));
      count += (await act.reset(from, changes)).length;
    }
  }
  return count;
}

/** Merges records into the first one: it takes what it lacks or what was chosen, the others go, and links follow. */
export async function mergeRecords(act: Act, asked: Asked): Promise<Merged> {
  const { entity, chosen } = asked;
  checkChoices(asked);
  const records = await lockSeen(act, asked);
  const [keptId, ...mergedIds] = records.map(({ id }) => id) as [number, ...number[]];
  const [id] = (await act.takeIds('merge', 1)) as [number];
  const origin = { from: 'merge', row: id } as const;
  await act.remove(entity, mergedIds);
  const linked = await follow(act, entity, keptId, mergedIds);
  await act.change(entity, [{ id: keptId, fields: mergedFields(entity, records, chosen), origin }]);
  await act.create('merge', [{ id, fields: { entity, keptId, mergedIds, act: act.doing.act }, origin }]);
  return { id, keptId, act: act.doing.act, linked };
}
