import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../../../../shared/list/page';
import { marketingContentVersions } from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import type { ListedEnrolment } from '../../../../../shared/marketing/sequences/endpoints';
import type { enrolmentQuery } from '../../../../../shared/marketing/sequences/schemas';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../../platform/database/rows/pages';
import { isLastBefore } from '../steps/sequence-figures.queries';

const table = marketingEnrolments;
const { userId, sequenceId, ...columns } = getTableColumns(table);
const { answeredAt } = marketingLeads;
const hasAnswered = sql`${answeredAt} >= ${columns.at}`;
const mails = sql`${marketingMessages} as mail where mail.enrolment_id = ${columns.id}`;

/** LEADMANAGER, which keeps what contacts say. */
export interface KnownWords {
  /** A query of how what a contact said at a moment begins. */
  wordsOf: (owner: Owner, contact: SQL, at: SQL) => SQL<string | null>;
}

/** The mail that went out before the answer. */
const answeredMail = sql`${mails} and ${hasAnswered} and ${isLastBefore(sql`${answeredAt}`)}`;

const listed = {
  ...columns,
  leadName: marketingLeads.contactName,
  leadEmail: marketingLeads.contactEmail,
  sent: sql<number>`(select count(*)::int from ${mails} and mail.status = 'sent')`,
  nextAt: sql<Date | null>`(select min(mail.next_at) from ${mails})`.mapWith(marketingMessages.nextAt),
  answeredAt: sql<Date | null>`case when ${hasAnswered} then ${answeredAt} end`.mapWith(answeredAt),
  answeredPlace: sql<number | null>`(select step.position from ${marketingSequenceSteps} as step
    where step.id in (select mail.step_id from ${answeredMail}) limit 1)`,
  answeredSubject: sql<string | null>`(select version.piece #>> '{content,subject,text}'
    from ${marketingContentVersions} as version
    where version.id in (select mail.content_version_id from ${answeredMail}) limit 1)`,
  contactId: marketingLeads.contactId,
};

/** The leads of a sequence, the latest first. */
export function listEnrolments(
  db: Db,
  owner: Owner,
  sequence: number,
  asked: z.output<typeof enrolmentQuery>,
  { wordsOf }: KnownWords,
): Promise<Page<ListedEnrolment>> {
  const mine = and(
    eq(userId, owner),
    eq(sequenceId, sequence),
    asked.answered &&
      sql`exists (select from ${marketingLeads} where ${marketingLeads.id} = ${columns.leadId} and ${hasAnswered})`,
  );
  const page = keysetPage(
    { table, id: columns.id, sorts: { id: columnSort(columns.id) } },
    { ...asked, sort: '-id' },
    mine,
  );
  const rows = db
    .select({
      place: page.at,
      row: { ...listed, words: wordsOf(owner, sql`${marketingLeads.contactId}`, sql`${answeredAt}`) },
    })
    .from(table)
    .innerJoin(page.source, eq(columns.id, page.id))
    .innerJoin(marketingLeads, eq(marketingLeads.id, columns.leadId))
    .where(eq(userId, owner))
    .orderBy(...page.order);
  return page.answer(
    rows.then((found) => found.map(({ place, row }) => ({ at: place, row }))),
    ({ row }) => row,
  );
}
