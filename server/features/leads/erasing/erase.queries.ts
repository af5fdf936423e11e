import { and, arrayOverlaps, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { events } from '../../../../shared/acts/tables';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmConsents, crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmDistinctions, crmDuplicates } from '../../../../shared/leads/duplicates/tables';
import { crmFields, crmFieldValues } from '../../../../shared/leads/fields/tables';
import { crmExternalIds } from '../../../../shared/leads/imports/tables';
import { crmMails } from '../../../../shared/leads/mails/tables';
import { crmMerges } from '../../../../shared/leads/merges/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import { idsIn, type RecordIds } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { mails } from '../../../platform/mail/tables';
import type { Finder } from '../../../platform/redacting/finder';
import { listed } from './person.queries';

/** Rows about these contacts and no other contact, whatever company or opportunity they belong to. */
const theirs = (ids: readonly number[]) => sql`${arrayOverlaps(crmCommunications.contactIds, [...ids])}
  and ${crmCommunications.contactIds} <@ ${listed(ids)}`;

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

const filled = (ids: (number | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];

/** Deletes the communications and tasks about these contacts only; resolves to their ids and their other links. */
export async function deleteTheirs(tx: Db, owner: Owner, ids: readonly number[]) {
  const about = (table: typeof crmCommunications | typeof crmTasks) => ({
    id: table.id,
    companyId: table.companyId,
    opportunityId: table.opportunityId,
  });
  const communications = await tx
    .delete(crmCommunications)
    .where(and(eq(crmCommunications.userId, owner), theirs(ids)))
    .returning(about(crmCommunications));
  const tasks = await tx
    .delete(crmTasks)
    .where(and(eq(crmTasks.userId, owner), among(crmTasks.contactId, ids)))
    .returning(about(crmTasks));
  const all = [...communications, ...tasks];
  return {
    deleted: { communication: idsOf(communications), task: idsOf(tasks) },
    about: {
      company: filled(all.map(({ companyId }) => companyId)),
      opportunity: filled(all.map(({ opportunityId }) => opportunityId)),
    },
  };
}

/** Records that contain the titles of opportunities. */
async function toldByDeals(tx: Db, owner: Owner, deals: readonly number[]) {
  const idsIn = async (table: typeof crmCommunications | typeof crmTasks) => {
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.userId, owner), among(table.opportunityId, deals)));
    return idsOf(rows);
  };
  return { communication: await idsIn(crmCommunications), task: await idsIn(crmTasks) };
}

/** A title without the person, and without a separator left at its end. */
function titleWithout(title: string, finder: Finder | undefined): string {
  const without = finder?.without(title) ?? title;
  return without.replace(/^[ ·–-]+|(?<![ ·–-])[ ·–-]+$/g, '').replace(/ · …$/, '') || '…';
}

/** Removes contacts from opportunities and their titles; resolves to the opportunities. */
async function unlinkDeals(tx: Db, owner: Owner, ids: readonly number[], finder: Finder | undefined) {
  const { people, title, contactId, userId } = crmOpportunities;
  const others = sql`coalesce((select jsonb_agg(person) from jsonb_array_elements(${people}) as person
    where (person ->> 'contactId')::int <> all(${listed(ids)})), '[]')`;
  const named = sql`exists (select from jsonb_array_elements(${people}) as person
    where (person ->> 'contactId')::int = any(${listed(ids)}))`;
  const deals = await tx
    .update(crmOpportunities)
    .set({
      people: others,
      contactId: sql`case when ${contactId} = any(${listed(ids)}) then null else ${contactId} end`,
    })
    .where(and(eq(userId, owner), or(among(contactId, ids), named)))
    .returning({ id: crmOpportunities.id, title });
  for (const deal of deals) {
    const without = titleWithout(deal.title, finder);
    if (!finder?.finds(deal.title) || without === deal.title) continue;
    await tx
      .update(crmOpportunities)
      .set({ title: without })
      .where(and(eq(userId, owner), eq(crmOpportunities.id, deal.id)));
  }
  return idsOf(deals);
}

/** The changed records, by what they lost: the link, or only the title of an opportunity. */
export interface Unlinked {
  opportunity: number[];
  communication: number[];
  told: RecordIds;
}

/** Removes contacts from records that link to them, and from titles with their name. */
export async function unlink(
  tx: Db,
  owner: Owner,
  ids: readonly number[],
  finder: Finder | undefined,
): Promise<Unlinked> {
  const opportunity = await unlinkDeals(tx, owner, ids, finder);
  const rest = sql`array(select one from unnest(${crmCommunications.contactIds}) with ordinality as list (one, place)
    where one <> all(${listed(ids)}) order by place)`;
  const said = await tx
    .update(crmCommunications)
    .set({ contactIds: rest })
    .where(and(eq(crmCommunications.userId, owner), arrayOverlaps(crmCommunications.contactIds, [...ids])))
    .returning({ id: crmCommunications.id });
  return { opportunity, communication: idsOf(said), told: await toldByDeals(tx, owner, opportunity) };
}

/** Removes mails to contacts from the queue; the stored mails are deleted with the contacts. */
async function deleteQueued(tx: Db, owner: Owner, ids: readonly number[]) {
  const queued = tx
    .select({ id: crmMails.mail })
    .from(crmMails)
    .where(and(eq(crmMails.userId, owner), among(crmMails.contactId, ids)));
  await tx.delete(mails).where(inArray(mails.id, queued));
}

/** Deletes contacts with everything of theirs; resolves to the number of their consents. */
export async function deleteContacts(tx: Db, owner: Owner, ids: readonly number[]): Promise<number> {
  await deleteQueued(tx, owner, ids);
  const pairs = [crmDuplicates, crmDistinctions].map(
    (table) => [table, or(among(table.lowId, ids), among(table.highId, ids))] as const,
  );
  for (const [table, found] of pairs) {
    await tx.delete(table).where(and(eq(table.userId, owner), eq(table.entity, 'contact'), found));
  }
  const merged = or(among(crmMerges.keptId, ids), arrayOverlaps(crmMerges.mergedIds, [...ids]));
  await tx.delete(crmMerges).where(and(eq(crmMerges.userId, owner), eq(crmMerges.entity, 'contact'), merged));
  const { userId, entity, recordId } = crmExternalIds;
  await tx.delete(crmExternalIds).where(and(eq(userId, owner), eq(entity, 'contact'), among(recordId, ids)));
  const fields = tx
    .select({ id: crmFields.id })
    .from(crmFields)
    .where(and(eq(crmFields.userId, owner), eq(crmFields.entity, 'contact')));
  const values = and(among(crmFieldValues.entityId, ids), inArray(crmFieldValues.fieldId, fields));
  await tx.delete(crmFieldValues).where(and(eq(crmFieldValues.userId, owner), values));
  const consents = await tx
    .delete(crmConsents)
    .where(and(eq(crmConsents.userId, owner), among(crmConsents.contactId, ids)))
    .returning({ id: crmConsents.id });
  await tx.delete(crmContacts).where(and(eq(crmContacts.userId, owner), among(crmContacts.id, ids)));
  return consents.length;
}

/** Deletes the history of deleted records; resolves to the number of events. */
export async function deleteChanges(tx: Db, owner: Owner, gone: RecordIds): Promise<number> {
  const of = idsIn(gone)
    .filter(([, ids]) => ids.length > 0)
    .map(([entity, ids]) => and(eq(events.entity, entity), among(events.entityId, ids as number[])) as SQL);
  if (of.length === 0) return 0;
  const rows = await tx
    .delete(events)
    .where(and(eq(events.userId, owner), or(...of)))
    .returning({ id: events.id });
  return rows.length;
}
