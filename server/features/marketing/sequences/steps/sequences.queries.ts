import { and, asc, count, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingLeads, marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingClicks } from '../../../../../shared/marketing/links/tables';
import type {
  ListedSequence,
  MessageCounts,
  Sequence,
  SequenceStep,
} from '../../../../../shared/marketing/sequences/endpoints';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequences,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { oneOf } from '../../../../platform/database/rows/one-of';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import { notFound } from '../../../../platform/http/errors';

const { userId, refusals: _refusals, ...columns } = getTableColumns(marketingSequences);
const { userId: stepUser, sequenceId, ...stepColumns } = getTableColumns(marketingSequenceSteps);

// Names are written out: in a selection from one table drizzle leaves the tables' names away.
const countsOf = (which: SQL) => sql<MessageCounts>`(select json_build_object(
    'sent', count(*) filter (where mail.status = 'sent'),
    'clicked', count(*) filter (where exists (select from ${marketingClicks} as click
      where click.code = mail.link_code and not click.bot)),
    'waiting', count(*) filter (where mail.status in ('due', 'soft', 'sending')),
    'skipped', count(*) filter (where mail.status = 'skipped'),
    'failed', count(*) filter (where mail.status in ('hard', 'failed')),
    'unknown', count(*) filter (where mail.status = 'unknown'))
  from ${marketingMessages} as mail where ${which})`;

const enrolled = (which: SQL) => sql<number>`(select count(*)::int from ${marketingEnrolments} as enrolment
  join ${marketingLeads} as lead on lead.id = enrolment.lead_id
  where enrolment.sequence_id = marketing_sequences.id and ${which})`;

const listedColumns = {
  ...columns,
  stepCount: sql<number>`(select count(*)::int from ${marketingSequenceSteps} as step
    where step.sequence_id = marketing_sequences.id)`,
  active: enrolled(sql`enrolment.status = 'active'`),
  enrolled: enrolled(sql`true`),
  // Counted by steps, not by the state of the enrolment: that also ends when somebody answers or unsubscribes.
  finished: enrolled(sql`not exists (select from ${marketingSequenceSteps} as step
    where step.sequence_id = marketing_sequences.id and not exists (select from ${marketingMessages} as mail
      where mail.enrolment_id = enrolment.id and mail.step_id = step.id and mail.status = 'sent'))
    and exists (select from ${marketingMessages} as mail
      where mail.enrolment_id = enrolment.id and mail.status = 'sent')`),
  answered: enrolled(sql`lead.answered_at >= enrolment.at`),
  messages: countsOf(sql`mail.enrolment_id in (select enrolment.id from ${marketingEnrolments} as enrolment
    where enrolment.sequence_id = marketing_sequences.id)`),
};

const inLiveCompany = sql`exists (select from ${marketingCompanies} as company
  where company.id = marketing_sequences.marketing_company_id and company.deleted_at is null)`;

const listed = statement((db, { owner, company }: Given<{ owner: Owner; company: number }>) =>
  db
    .select(listedColumns)
    .from(marketingSequences)
    .where(and(eq(userId, owner), eq(columns.marketingCompanyId, company), inLiveCompany))
    .orderBy(sql`fold(${columns.name}) collate "C"`, asc(columns.id)),
);

/** The sequences of a company by name. */
export const listSequences = (db: Db, owner: Owner, company: number) =>
  listed(db, { owner, company }) as Promise<ListedSequence[]>;

const one = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
  db
    .select(listedColumns)
    .from(marketingSequences)
    .where(and(eq(userId, owner), eq(columns.id, id), inLiveCompany)),
);

const steps = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
  db
    .select({
      ...stepColumns,
      campaignName: sql<string | null>`(select campaign.name from ${marketingCampaigns} as campaign
        where campaign.id = marketing_sequence_steps.campaign_id and campaign.deleted_at is null)`,
      subject: sql<string | null>`(select version.piece #>> '{content,subject,text}'
        from ${marketingCampaigns} as campaign
        join ${marketingContents} as content on content.campaign_id = campaign.id
        join ${marketingContentVersions} as version
          on version.content_id = content.id and version.number = campaign.approved_version
        where campaign.id = marketing_sequence_steps.campaign_id and campaign.deleted_at is null
          and cardinality(campaign.changed_facts) = 0)`,
      messages: countsOf(sql`mail.step_id = marketing_sequence_steps.id`),
    })
    .from(marketingSequenceSteps)
    .where(and(eq(stepUser, owner), eq(sequenceId, id)))
    .orderBy(asc(stepColumns.position)),
);

/** A sequence with its steps; throws 404 for another owner's, and for one whose company is in the bin. */
export async function readSequence(db: Db, owner: Owner, id: number): Promise<Sequence> {
  const found = (await oneOf(one(db, { owner, id }), notFound)) as ListedSequence;
  return { ...found, steps: (await steps(db, { owner, id })) as SequenceStep[] };
}

const there = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
  db
    .select({ id: columns.id })
    .from(marketingSequences)
    .where(and(eq(userId, owner), eq(columns.id, id), inLiveCompany)),
);

/** Throws 404 for a sequence that is not there. */
export const requireSequence = (db: Db, owner: Owner, id: number) =>
  oneOf(there(db, { owner, id }), notFound);

/** Locks a sequence; throws 404 for another owner's. */
export async function lockSequence(tx: Db, owner: Owner, id: number) {
  const rows = tx
    .select()
    .from(marketingSequences)
    .where(and(eq(userId, owner), eq(columns.id, id), inLiveCompany))
    .for('no key update');
  return oneOf(rows, notFound);
}

/** Locks a company, so that its sequences are counted one after another. Throws 404. */
export async function lockCompany(tx: Db, owner: Owner, id: number) {
  const rows = tx
    .select()
    .from(marketingCompanies)
    .where(
      and(
        eq(marketingCompanies.id, id),
        eq(marketingCompanies.userId, owner),
        isNull(marketingCompanies.deletedAt),
      ),
    )
    .for('no key update');
  return oneOf(rows, notFound);
}

/** A company's sequences. */
export async function countSequences(tx: Db, owner: Owner, company: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(marketingSequences)
    .where(and(eq(userId, owner), eq(columns.marketingCompanyId, company)));
  return row?.count ?? 0;
}

type NewSequence = Omit<typeof marketingSequences.$inferInsert, 'id' | 'userId'>;

export async function insertSequence(tx: Db, owner: Owner, sequence: NewSequence): Promise<number> {
  const [row] = await tx
    .insert(marketingSequences)
    .values({ ...sequence, userId: owner })
    .returning({ id: columns.id });
  return (row as { id: number }).id;
}

/** Changes a sequence and counts up its version. */
export async function updateSequence(tx: Db, owner: Owner, id: number, changes: Partial<NewSequence>) {
  await tx
    .update(marketingSequences)
    .set({ ...changes, version: sql`${columns.version} + 1` })
    .where(and(eq(userId, owner), eq(columns.id, id)));
}

/** Deletes a sequence with all that belongs to it; false when it is not this owner's. */
export async function deleteSequence(tx: Db, owner: Owner, id: number): Promise<boolean> {
  const rows = await tx
    .delete(marketingSequences)
    .where(and(eq(userId, owner), eq(columns.id, id)))
    .returning({ id: columns.id });
  return rows.length > 0;
}

/** Which of these pages a company has. */
export async function listPages(tx: Db, owner: Owner, company: number, ids: readonly number[]) {
  const rows = await tx
    .select({ id: marketingPages.id })
    .from(marketingPages)
    .where(
      and(
        eq(marketingPages.userId, owner),
        eq(marketingPages.marketingCompanyId, company),
        inArray(marketingPages.id, [...ids]),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Which of these campaigns a company has, and their types. */
export function listCampaigns(tx: Db, owner: Owner, company: number, ids: readonly number[]) {
  const { id, type, deletedAt, marketingCompanyId, userId: user } = marketingCampaigns;
  return tx
    .select({ id, type })
    .from(marketingCampaigns)
    .where(and(eq(user, owner), eq(marketingCompanyId, company), isNull(deletedAt), inArray(id, [...ids])));
}
