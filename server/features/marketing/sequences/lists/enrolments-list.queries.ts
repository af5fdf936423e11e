import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Page } from '../../../../../shared/list/page';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import type { ListedEnrolment } from '../../../../../shared/marketing/sequences/endpoints';
import { marketingEnrolments, marketingMessages } from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../../platform/database/rows/pages';

const table = marketingEnrolments;
const { userId, sequenceId, ...columns } = getTableColumns(table);

/** The leads of a sequence, the latest first. */
export function listEnrolments(
  db: Db,
  owner: Owner,
  sequence: number,
  asked: { cursor?: string | undefined; limit: number },
): Promise<Page<ListedEnrolment>> {
  const mine = and(eq(userId, owner), eq(sequenceId, sequence));
  const page = keysetPage(
    { table, id: columns.id, sorts: { id: columnSort(columns.id) } },
    { ...asked, sort: '-id' },
    mine,
  );
  const mails = (what: typeof sql) =>
    what`${marketingMessages} as mail where mail.enrolment_id = ${columns.id}`;
  const rows = db
    .select({
      place: page.at,
      row: {
        ...columns,
        leadName: marketingLeads.contactName,
        leadEmail: marketingLeads.contactEmail,
        sent: sql<number>`(select count(*)::int from ${mails(sql)} and mail.status = 'sent')`,
        nextAt: sql<Date | null>`(select min(mail.next_at) from ${mails(sql)})`.mapWith(
          marketingMessages.nextAt,
        ),
      },
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
