import { and, asc, count, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingPages } from '../../../../../shared/marketing/capture/tables';
import type {
  ListedSequence,
  Sequence,
  SequenceStep,
} from '../../../../../shared/marketing/sequences/endpoints';
import { marketingSequences, marketingSequenceSteps } from '../../../../../shared/marketing/sequences/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { oneOf } from '../../../../platform/database/rows/one-of';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import { notFound } from '../../../../platform/http/errors';
import { sequenceFigures, stepCountsOf } from './sequence-figures.queries';

const { userId, refusals: _refusals, ...columns } = getTableColumns(marketingSequences);
const { userId: stepUser, sequenceId, ...stepColumns } = getTableColumns(marketingSequenceSteps);

/** A sequence in the list. */
const listedColumns = { ...columns, ...sequenceFigures };

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

/** A text of the approved version of a step's mail; null where none may be sent. */
const approvedText = (path: string) => sql<string | null>`(select version.piece #>> ${path}::text[]
    from ${marketingCampaigns} as campaign
    join ${marketingContents} as content on content.campaign_id = campaign.id
    join ${marketingContentVersions} as version
      on version.content_id = content.id and version.number = campaign.approved_version
    where campaign.id = marketing_sequence_steps.campaign_id and campaign.deleted_at is null
      and cardinality(campaign.changed_facts) = 0)`;

const steps = statement((db, { owner, id }: Given<{ owner: Owner; id: number }>) =>
  db
    .select({
      ...stepColumns,
      campaignName: sql<string | null>`(select campaign.name from ${marketingCampaigns} as campaign
        where campaign.id = marketing_sequence_steps.campaign_id and campaign.deleted_at is null)`,
      subject: approvedText('{content,subject,text}'),
      opening: approvedText('{content,blocks,0,lines,0,text}'),
      messages: stepCountsOf(sql`mail.step_id = marketing_sequence_steps.id`),
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
