import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../../../../shared/list/page';
import { waitingFirst } from '../../../../../shared/list/tables';
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
import type { Sort } from '../../../../platform/database/rows/page-source';
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
  /** A query of when somebody first turned to a contact after a moment. */
  reachedAfter: (owner: Owner, contact: SQL, at: SQL) => SQL<Date | null>;
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
  leadStatus: marketingLeads.status,
};

const contact = sql`${marketingLeads.contactId}`;
const answer = sql`${answeredAt}`;

/** Whether an answer waits for a reply: LEADMANAGER has none, and nobody has moved the lead on from where the answer put it. */
const waitsWithout = (reply: SQL) =>
  sql<boolean>`(${reply} is null and ${marketingLeads.status} = 'engaged')`;

const byWaiting = (waits: SQL): Sort => ({
  by: sql`(select ${waitingFirst(waits, answer)} from ${marketingLeads}
    where ${marketingLeads.id} = ${columns.leadId})`,
  type: 'interval',
  nullable: false,
});

/** The leads of a sequence, the latest first; of those who answered, first who waits for a reply, the longest before all. */
export function listEnrolments(
  db: Db,
  owner: Owner,
  sequence: number,
  asked: z.output<typeof enrolmentQuery>,
  { wordsOf, reachedAfter }: KnownWords,
): Promise<Page<ListedEnrolment>> {
  const mine = and(
    eq(userId, owner),
    eq(sequenceId, sequence),
    asked.answered &&
      sql`exists (select from ${marketingLeads} where ${marketingLeads.id} = ${columns.leadId} and ${hasAnswered})`,
  );
  const repliedAt = reachedAfter(owner, contact, answer);
  const waits = waitsWithout(repliedAt);
  const sorts = { id: columnSort(columns.id), waiting: byWaiting(waits) };
  const sort = asked.answered ? '-waiting' : '-id';
  const page = keysetPage({ table, id: columns.id, sorts }, { ...asked, sort }, mine);
  const rows = db
    .select({
      place: page.at,
      row: { ...listed, words: wordsOf(owner, contact, answer), repliedAt, waits },
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
