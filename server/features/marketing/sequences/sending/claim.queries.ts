import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingLeads, marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingClicks } from '../../../../../shared/marketing/links/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { mailsOfLead } from '../../../../../shared/marketing/sequences/scales';
import {
  marketingEnrolments,
  marketingMailSenders,
  marketingMessages,
  marketingSequences,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { type Owner, ownerOf } from '../../../../platform/database/rows/owner';
import { isApprovedVersion, isContentOfCampaign } from '../../campaigns/approved-version.queries';

const messages = marketingMessages;
const HOUR = 3_600_000;

/** Whose mail it is; nothing is locked. */
export async function findMail(db: Db, id: number) {
  const [row] = await db
    .select({ userId: messages.userId, leadId: messages.leadId })
    .from(messages)
    .where(eq(messages.id, id));
  return row && { owner: ownerOf(row), leadId: row.leadId };
}

/** Locks a mail that is due; undefined when it is none, or another process has it. */
export async function lockDue(tx: Db, owner: Owner, id: number, now: Date) {
  const [mail] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.id, id),
        eq(messages.userId, owner),
        inArray(messages.status, ['due', 'soft']),
        lte(messages.nextAt, now),
      ),
    )
    .for('no key update', { skipLocked: true });
  return mail;
}

/** The path of the latest live page about the product of a campaign. */
const livePage = sql<string | null>`(select '/l/' || page.slug from ${marketingPages} as page
  join ${marketingCampaigns} as its on its.id = page.campaign_id
  where its.product_id = ${marketingCampaigns.productId} and page.status = 'live' and its.deleted_at is null
  order by page.id desc limit 1)`;

/** What a mail is made of and what the gates read, but for times of other mails. */
export async function readMail(tx: Db, owner: Owner, id: number) {
  const [row] = await tx
    .select({
      lead: marketingLeads,
      enrolment: marketingEnrolments,
      sequence: marketingSequences,
      step: marketingSequenceSteps,
      company: marketingCompanies,
      provenEmail: marketingMailSenders.provenEmail,
      campaign: marketingCampaigns,
      version: { id: marketingContentVersions.id, piece: marketingContentVersions.piece },
      productUrl: marketingProducts.url,
      livePage,
    })
    .from(messages)
    .innerJoin(marketingLeads, eq(marketingLeads.id, messages.leadId))
    .innerJoin(marketingEnrolments, eq(marketingEnrolments.id, messages.enrolmentId))
    .innerJoin(marketingSequences, eq(marketingSequences.id, marketingEnrolments.sequenceId))
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, messages.marketingCompanyId))
    .leftJoin(marketingMailSenders, eq(marketingMailSenders.marketingCompanyId, marketingCompanies.id))
    .leftJoin(marketingSequenceSteps, eq(marketingSequenceSteps.id, messages.stepId))
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingSequenceSteps.campaignId))
    .leftJoin(marketingProducts, eq(marketingProducts.id, marketingCampaigns.productId))
    .leftJoin(marketingContents, isContentOfCampaign)
    .leftJoin(marketingContentVersions, isApprovedVersion)
    .where(and(eq(messages.id, id), eq(messages.userId, owner)));
  return row as NonNullable<typeof row>;
}

export type ReadMail = Awaited<ReturnType<typeof readMail>>;

/** What may have left: it counts as sent, whatever became of it. */
const left = inArray(messages.status, ['sending', 'sent', 'unknown']);

/** When a lead got its mails of the longest time that the gates look at. */
export async function listToLead(tx: Db, owner: Owner, leadId: number, now: Date): Promise<Date[]> {
  const hours = Math.max(...mailsOfLead.map((one) => one.hours));
  const rows = await tx
    .select({ at: messages.attemptedAt })
    .from(messages)
    .where(
      and(
        eq(messages.userId, owner),
        eq(messages.leadId, leadId),
        left,
        gt(messages.attemptedAt, new Date(now.getTime() - hours * HOUR)),
      ),
    );
  return rows.flatMap(({ at }) => at ?? []);
}

/** The mails of an enrolment that may have arrived, the earliest first, each with whether a person clicked in it. */
export const listArrived = (tx: Db, owner: Owner, enrolmentId: number, but: number) =>
  tx
    .select({
      messageId: messages.messageId,
      clicked: sql<boolean>`exists (select from ${marketingClicks} as click
        where click.code = ${messages.linkCode} and not click.bot)`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.userId, owner),
        eq(messages.enrolmentId, enrolmentId),
        ne(messages.id, but),
        inArray(messages.status, ['sent', 'unknown']),
      ),
    )
    .orderBy(messages.attemptedAt, messages.id);
