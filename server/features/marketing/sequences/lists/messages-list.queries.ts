import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../../../../shared/list/page';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import { marketingClicks } from '../../../../../shared/marketing/links/tables';
import type { ListedMessage } from '../../../../../shared/marketing/sequences/listed-mails';
import type { messageQuery } from '../../../../../shared/marketing/sequences/schemas';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequences,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import { filteredBy } from '../../../../platform/database/rows/filters';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../../platform/database/rows/pages';
import { type Given, statement } from '../../../../platform/database/statement';
import { notFound } from '../../../../platform/http/errors';

const table = marketingMessages;
const {
  userId,
  marketingCompanyId: _company,
  messageId: _messageId,
  linkCode,
  ...columns
} = getTableColumns(table);

/** What is shown of a mail; its lead, enrolment, sequence, step and campaign are joined. */
export const listedMessage = {
  ...columns,
  leadName: marketingLeads.contactName,
  leadEmail: marketingLeads.contactEmail,
  sequenceId: marketingEnrolments.sequenceId,
  sequenceName: marketingSequences.name,
  position: marketingSequenceSteps.position,
  campaignName: marketingCampaigns.name,
  subject: sql<string | null>`coalesce(
    (select version.piece #>> '{content,subject,text}' from ${marketingContentVersions} as version
      where version.id = ${columns.contentVersionId}),
    (select version.piece #>> '{content,subject,text}' from ${marketingContents} as content
      join ${marketingContentVersions} as version
        on version.content_id = content.id and version.number = ${marketingCampaigns.approvedVersion}
      where content.campaign_id = ${marketingCampaigns.id}))`,
  clicked: sql<boolean>`exists (select from ${marketingClicks} as click
    where click.code = ${linkCode} and not click.bot)`,
};

/** The mails of a sequence, the latest first; their problems are messages. */
export function listMessages(
  db: Db,
  owner: Owner,
  sequence: number,
  asked: z.output<typeof messageQuery>,
): Promise<Page<ListedMessage>> {
  const ofSequence = sql`${columns.enrolmentId} in (select enrolment.id from ${marketingEnrolments} as enrolment
    where enrolment.sequence_id = ${sequence})`;
  const mine = and(eq(userId, owner), ofSequence, filteredBy(columns, asked.filter));
  const { cursor, limit, filter } = asked;
  const page = keysetPage(
    { table, id: columns.id, sorts: { id: columnSort(columns.id) } },
    { cursor, limit, filter, sort: '-id' } as { cursor?: string; limit: number; sort: '-id' },
    mine,
  );
  const rows = db
    .select({ place: page.at, row: listedMessage })
    .from(table)
    .innerJoin(page.source, eq(columns.id, page.id))
    .innerJoin(marketingLeads, eq(marketingLeads.id, columns.leadId))
    .innerJoin(marketingEnrolments, eq(marketingEnrolments.id, columns.enrolmentId))
    .innerJoin(marketingSequences, eq(marketingSequences.id, marketingEnrolments.sequenceId))
    .leftJoin(marketingSequenceSteps, eq(marketingSequenceSteps.id, columns.stepId))
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingSequenceSteps.campaignId))
    .where(eq(userId, owner))
    .orderBy(...page.order);
  return page.answer(
    rows.then((found) => found.map(({ place, row }) => ({ at: place, row }))),
    ({ row }) => row,
  );
}

const ofLead = statement((db, { owner, lead }: Given<{ owner: Owner; lead: number }>) =>
  db
    .select({ leadId: marketingLeads.id, message: listedMessage })
    .from(marketingLeads)
    .leftJoin(table, eq(columns.leadId, marketingLeads.id))
    .leftJoin(marketingEnrolments, eq(marketingEnrolments.id, columns.enrolmentId))
    .leftJoin(marketingSequences, eq(marketingSequences.id, marketingEnrolments.sequenceId))
    .leftJoin(marketingSequenceSteps, eq(marketingSequenceSteps.id, columns.stepId))
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingSequenceSteps.campaignId))
    .where(
      and(eq(marketingLeads.id, lead), eq(marketingLeads.userId, owner), isNull(marketingLeads.deletedAt)),
    )
    .orderBy(desc(columns.id)),
);

/** The mails to a lead, the latest first; throws 404 for another owner's lead, and for one in the bin. */
export async function listOfLead(db: Db, owner: Owner, lead: number): Promise<ListedMessage[]> {
  const rows = await ofLead(db, { owner, lead });
  if (rows.length === 0) throw notFound();
  return rows.flatMap(({ message }) => (message.id === null ? [] : [message as ListedMessage]));
}
