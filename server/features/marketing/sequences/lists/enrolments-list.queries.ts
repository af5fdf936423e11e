import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../../../../shared/list/page';
import { waitingFirst } from '../../../../../shared/list/tables';
import { marketingContentVersions } from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import type { ListedEnrolment } from '../../../../../shared/marketing/sequences/endpoints';
import type { answerQuery, enrolmentQuery } from '../../../../../shared/marketing/sequences/schemas';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequences,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../../platform/database/rows/pages';
import type { Sort } from '../../../../platform/database/rows/page-source';
import { isLastBefore } from '../steps/sequence-figures.queries';
import { answerOf, type KnownWords, replyTo, waitsForReply } from '../waiting/unreplied.queries';

const table = marketingEnrolments;
const { userId, sequenceId, ...columns } = getTableColumns(table);
const { answeredAt } = marketingLeads;
const hasAnswered = sql`${answeredAt} >= ${columns.at}`;
const mails = sql`${marketingMessages} as mail where mail.enrolment_id = ${columns.id}`;

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
  sequenceName: marketingSequences.name,
  contactId: marketingLeads.contactId,
  leadStatus: marketingLeads.status,
  leadVersion: marketingLeads.version,
};

const byWaiting = (waits: SQL): Sort => ({
  by: sql`(select ${waitingFirst(waits, answeredAt)} from ${marketingLeads}
    where ${marketingLeads.id} = ${columns.leadId})`,
  type: 'interval',
  nullable: false,
});

interface Listed {
  cursor?: string | undefined;
  limit: number;
  /** Whether who answered comes first in the order of waiting, and the others are left out. */
  answered?: 'true' | undefined;
}

/** The leads of some sequences; of those who answered, first who waits for a reply, the longest before all. */
function listWhere(
  db: Db,
  owner: Owner,
  which: SQL | undefined,
  asked: Listed,
  words: KnownWords,
): Promise<Page<ListedEnrolment>> {
  const waits = waitsForReply(owner, words);
  const sorts = { id: columnSort(columns.id), waiting: byWaiting(waits) };
  const sort = asked.answered ? '-waiting' : '-id';
  const page = keysetPage(
    { table, id: columns.id, sorts },
    { ...asked, sort },
    and(eq(userId, owner), which),
  );
  const rows = db
    .select({
      place: page.at,
      row: { ...listed, words: answerOf(owner, words), repliedAt: replyTo(owner, words), waits },
    })
    .from(table)
    .innerJoin(page.source, eq(columns.id, page.id))
    .innerJoin(marketingLeads, eq(marketingLeads.id, columns.leadId))
    .innerJoin(marketingSequences, eq(marketingSequences.id, sequenceId))
    .where(eq(userId, owner))
    .orderBy(...page.order);
  return page.answer(
    rows.then((found) => found.map(({ place, row }) => ({ at: place, row }))),
    ({ row }) => row,
  );
}

const whoAnswered = (further = sql`true`) =>
  sql`exists (select from ${marketingLeads} where ${marketingLeads.id} = ${columns.leadId} and ${hasAnswered}
    and ${further})`;

/** The leads of a sequence, the latest first, or those of them who answered. */
export const listEnrolments = (
  db: Db,
  owner: Owner,
  sequence: number,
  asked: z.output<typeof enrolmentQuery>,
  words: KnownWords,
) =>
  listWhere(
    db,
    owner,
    and(eq(sequenceId, sequence), asked.answered ? whoAnswered() : undefined),
    asked,
    words,
  );

/** Of somebody whom several sequences wrote to before the answer, the one that began last. */
const isLastBegun = sql`not exists (select from ${marketingEnrolments} as later
  where later.user_id = ${userId} and later.lead_id = ${columns.leadId} and later.at <= ${answeredAt}
    and (later.at, later.id) > (${columns.at}, ${columns.id}))`;

/** Who answered the sequences of a company, each once; without those in the bin. */
export const listAnswers = (
  db: Db,
  owner: Owner,
  { company, ...asked }: z.output<typeof answerQuery>,
  words: KnownWords,
) => {
  const ofCompany = sql`${marketingLeads.userId} = ${owner} and ${marketingLeads.marketingCompanyId} = ${company}
    and ${marketingLeads.deletedAt} is null and ${isLastBegun}`;
  return listWhere(db, owner, whoAnswered(ofCompany), { ...asked, answered: 'true' }, words);
};
