import { folded } from '../../../../../shared/plain-text';
import { type ImportedEntity, importedEntities } from '../../../../../shared/leads/imports/scales';
import type { DealPerson } from '../../../../../shared/leads/opportunities/scales';
import type { Act } from '../../../../platform/acts/act';
import type { Planning } from '../../../../platform/imports/import-target';
import { insertExternal } from '../external-ids.queries';
import { tagsNamed } from '../tags-and-fields';
import { type Arrived, findArrived } from './arrived';
import type { Batch } from './batch';
import { current, type Draft, isEmpty } from './draft';
import type { ImportedFields } from '../imported-fields';
import { waitedField } from './links';

/** Those that others link to come first. */
const inOrder: readonly ImportedEntity[] = [
  'company',
  ...importedEntities.filter((entity) => entity !== 'company'),
];

/** The fields that a batch writes into a record, its links and tags included. */
function fieldsOf(draft: Draft, tagIds: ReadonlyMap<string, number>): ImportedFields {
  const fields: ImportedFields = { ...draft.next };
  for (const { field, to } of draft.links) {
    if (field !== 'contactIds') fields[field] = to.id;
    else if (to.id !== null) fields[field] = [...(fields[field] ?? current(draft, field) ?? []), to.id];
  }
  const tags = [...draft.tags].flatMap((name) => tagIds.get(folded(name)) ?? []);
  if (tags.length > 0) {
    fields.tags = [...new Set([...(current(draft, 'tags') ?? []), ...tags])].slice(0, 50);
  }
  return fields;
}

async function writeEntity(
  act: Act,
  entity: ImportedEntity,
  drafts: readonly Draft[],
  tagIds: Map<string, number>,
) {
  const fresh = drafts.filter(({ stored }) => stored === null);
  const originOf = ({ line }: Draft) => ({ from: 'import' as const, row: line });
  const ids = await act.create(
    entity,
    fresh.map((draft) => ({ fields: fieldsOf(draft, tagIds), origin: originOf(draft) })),
  );
  for (const [index, draft] of fresh.entries()) draft.id = ids[index] as number;
  const changes = drafts
    .filter(({ stored, id }) => stored !== null && id !== null)
    .map((draft) => ({ id: draft.id as number, fields: fieldsOf(draft, tagIds), origin: originOf(draft) }))
    .filter(({ fields }) => Object.keys(fields).length > 0);
  if (changes.length > 0) await act.change(entity, changes);
}

const withPerson = (people: DealPerson[], contactId: number, role: string) =>
  people.some((known) => known.contactId === contactId) ? people : [...people, { contactId, role }];

/** Makes the links that waited for what the batch wrote, unless somebody has made another one. */
async function linkWaiting(act: Act, { waiting, found }: Arrived) {
  for (const entity of importedEntities) {
    const links = waiting.filter((link) => link.entity === entity);
    if (links.length === 0) continue;
    const records = await act.lock(entity, [...new Set(links.map(({ recordId }) => recordId))]);
    const stored = new Map(records.map(({ id, fields }): [number, ImportedFields] => [id, fields]));
    const changes = new Map<
      number,
      { id: number; fields: ImportedFields; origin: { from: 'import'; row: number } }
    >();
    for (const { recordId: id, field: waited, key, line } of links) {
      const { field, role } = waitedField(waited);
      const fields = stored.get(id);
      const target = found.get(key);
      if (!fields || fields.deletedAt !== null || target === undefined) continue;
      const change = changes.get(id) ?? { id, fields: {}, origin: { from: 'import', row: line } };
      const now = { ...fields, ...change.fields };
      if (field === 'people') change.fields.people = withPerson(now.people ?? [], target, role);
      else if (field === 'contactIds') change.fields[field] = [...new Set([...(now[field] ?? []), target])];
      else if (isEmpty(now[field])) change.fields[field] = target;
      if (Object.keys(change.fields).length > 0) changes.set(id, change);
    }
    if (changes.size > 0) await act.change(entity, [...changes.values()]);
  }
}

/** Writes the records of a batch, the ids that they have elsewhere, and the links that waited for them. */
export async function writeBatch(act: Act, batch: Batch, { mapping, importId }: Planning): Promise<void> {
  const { tx, doing } = act;
  const { system } = mapping;
  const tags = await tagsNamed(act, [...new Set(batch.drafts.flatMap((draft) => [...draft.tags]))]);
  for (const entity of inOrder) {
    await writeEntity(
      act,
      entity,
      batch.drafts.filter((draft) => draft.entity === entity),
      tags,
    );
  }
  const records = batch.newExternal.flatMap(({ externalId, to: { entity, id } }) =>
    id === null ? [] : [{ entity, externalId, recordId: id }],
  );
  await insertExternal(tx, doing.owner, { system, importId, records });
  await linkWaiting(act, await findArrived(act, batch, system));
}
