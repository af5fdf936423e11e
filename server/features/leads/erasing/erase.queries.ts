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
import type { RecordIds } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { mails } from '../../../platform/mail/tables';

const listed = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::text::int[]`;

/** What an enquiry brought is the enquiry itself; anything else is deleted only if it is about nobody else. */
const theirs = (ids: readonly number[]) => sql`${arrayOverlaps(crmCommunications.contactIds, [...ids])}
  and ${crmCommunications.contactIds} <@ ${listed(ids)}
  and (${crmCommunications.type} = 'form'
    or (${crmCommunications.companyId} is null and ${crmCommunications.opportunityId} is null))`;

/** Deletes the communications and tasks that are about these contacts only; resolves to their ids. */
export async function deleteTheirs(tx: Db, owner: Owner, ids: readonly number[]) {
  const communications = await tx
    .delete(crmCommunications)
    .where(and(eq(crmCommunications.userId, owner), theirs(ids)))
    .returning({ id: crmCommunications.id });
  const tasks = await tx
    .delete(crmTasks)
    .where(
      sql`${eq(crmTasks.userId, owner)} and ${among(crmTasks.contactId, ids)}
        and ${crmTasks.companyId} is null and ${crmTasks.opportunityId} is null`,
    )
    .returning({ id: crmTasks.id });
  return { communication: idsOf(communications), task: idsOf(tasks) };
}

/** What names opportunities by their titles. */
async function toldByDeals(tx: Db, owner: Owner, deals: readonly number[]) {
  const idsIn = async (table: typeof crmCommunications | typeof crmTasks) => {
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.userId, owner), among(table.opportunityId, deals)));
    return rows.map(({ id }) => id);
  };
  return { communication: await idsIn(crmCommunications), task: await idsIn(crmTasks) };
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Takes contacts out of opportunities, and out of titles that call them; resolves to the opportunities. */
async function unlinkDeals(tx: Db, owner: Owner, ids: readonly number[], pattern: string) {
  const { people, title } = crmOpportunities;
  const others = sql`coalesce((select jsonb_agg(person) from jsonb_array_elements(${people}) as person
    where (person ->> 'contactId')::int <> all(${listed(ids)})), '[]')`;
  const renamed = sql`coalesce(nullif(trim(both ' ·–-' from regexp_replace(${title}, ${pattern}, '…', 'gi')), ''), '…')`;
  const named = sql`exists (select from jsonb_array_elements(${people}) as person
    where (person ->> 'contactId')::int = any(${listed(ids)}))`;
  const deals = await tx
    .update(crmOpportunities)
    .set({ people: others, title: sql`regexp_replace(${renamed}, ' · …$', '')`, contactId: null })
    .where(and(eq(crmOpportunities.userId, owner), or(among(crmOpportunities.contactId, ids), named)))
    .returning({ id: crmOpportunities.id });
  return idsOf(deals);
}

/** Takes contacts out of what names them, and out of titles that call them; resolves to what names them no longer. */
export async function unlink(
  tx: Db,
  owner: Owner,
  ids: readonly number[],
  pattern: string,
): Promise<RecordIds> {
  const opportunity = await unlinkDeals(tx, owner, ids, pattern);
  const rest = sql`array(select one from unnest(${crmCommunications.contactIds}) with ordinality as list (one, place)
    where one <> all(${listed(ids)}) order by place)`;
  const said = await tx
    .update(crmCommunications)
    .set({ contactIds: rest })
    .where(and(eq(crmCommunications.userId, owner), arrayOverlaps(crmCommunications.contactIds, [...ids])))
    .returning({ id: crmCommunications.id });
  const tasks = await tx
    .update(crmTasks)
    .set({ contactId: null })
    .where(and(eq(crmTasks.userId, owner), among(crmTasks.contactId, ids)))
    .returning({ id: crmTasks.id });
  const told = await toldByDeals(tx, owner, opportunity);
  return {
    opportunity,
    communication: [...idsOf(said), ...told.communication],
    task: [...idsOf(tasks), ...told.task],
  };
}

/** Takes mails to contacts out of the queue; what was stored of them goes with the contacts. */
async function deleteQueued(tx: Db, owner: Owner, ids: readonly number[]) {
  const queued = tx
    .select({ id: crmMails.mail })
    .from(crmMails)
    .where(and(eq(crmMails.userId, owner), among(crmMails.contactId, ids)));
  await tx.delete(mails).where(inArray(mails.id, queued));
}

/** Deletes contacts with all that is theirs; resolves to the number of their consents. */
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

/** Deletes what was recorded of records that are gone; resolves to how much that was. */
export async function deleteChanges(tx: Db, owner: Owner, gone: RecordIds): Promise<number> {
  const of = Object.entries(gone)
    .filter(([, ids]) => ids.length > 0)
    .map(([entity, ids]) => and(eq(events.entity, entity), among(events.entityId, ids as number[])) as SQL);
  if (of.length === 0) return 0;
  const rows = await tx
    .delete(events)
    .where(and(eq(events.userId, owner), or(...of)))
    .returning({ id: events.id });
  return rows.length;
}
