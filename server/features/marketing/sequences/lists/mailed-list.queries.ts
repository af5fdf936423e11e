import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../../../../shared/list/page';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import type { ListedMessage, MailedLead } from '../../../../../shared/marketing/sequences/listed-mails';
import type { messageQuery } from '../../../../../shared/marketing/sequences/schemas';
import {
  marketingEnrolments,
  marketingMessages,
  marketingSequences,
  marketingSequenceSteps,
} from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import type { Cursor } from '../../../../platform/database/rows/cursors';
import { filteredBy } from '../../../../platform/database/rows/filters';
import type { Owner } from '../../../../platform/database/rows/owner';
import { columnSort, keysetPage } from '../../../../platform/database/rows/pages';
import type { Sort } from '../../../../platform/database/rows/page-source';
import { listedMessage } from './messages-list.queries';

const table = marketingEnrolments;
const { id, userId, sequenceId } = table;
const ofEnrolment = eq(marketingMessages.enrolmentId, id);

/** When the last of the mails that are shown was sent, or is due. */
const lastOf = (shown: SQL | undefined): Sort => ({
  by: sql`(select max(coalesce(${marketingMessages.sentAt}, ${marketingMessages.attemptedAt},
    ${marketingMessages.dueAt})) from ${marketingMessages} where ${shown})`,
  type: 'timestamptz',
  nullable: false,
});

/** The leads of a sequence that have mails in the states that are asked for, with these, the latest first. */
export function listMailed(
  db: Db,
  owner: Owner,
  sequence: number,
  { filter, cursor, limit }: z.output<typeof messageQuery>,
): Promise<Page<MailedLead>> {
  const ofOwner = eq(marketingMessages.userId, owner);
  const shown = and(ofOwner, ofEnrolment, filteredBy(getTableColumns(marketingMessages), filter));
  const mine = and(
    eq(userId, owner),
    eq(sequenceId, sequence),
    sql`exists (select from ${marketingMessages} where ${shown})`,
  );
  const sorts = { id: columnSort(id), last: lastOf(shown) };
  // The filter is of the mails: no column of the list itself is empty by it.
  const asked = { cursor, limit, filter, sort: '-last' } as { cursor?: string; limit: number; sort: '-last' };
  const page = keysetPage({ table, id, sorts }, asked, mine);
  const rows = db
    .select({ at: page.at, id, message: listedMessage })
    .from(table)
    .innerJoin(page.source, eq(id, page.id))
    .innerJoin(marketingMessages, shown)
    .innerJoin(marketingLeads, eq(marketingLeads.id, table.leadId))
    .innerJoin(marketingSequences, eq(marketingSequences.id, sequenceId))
    .leftJoin(marketingSequenceSteps, eq(marketingSequenceSteps.id, marketingMessages.stepId))
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingSequenceSteps.campaignId))
    .where(eq(userId, owner))
    .orderBy(...page.order, marketingSequenceSteps.position, marketingMessages.id);
  return page.answer(rows.then(byLead), ({ lead }) => lead);
}

/** The leads of rows in which the mails of each stand one after another. */
function byLead(rows: { at: Cursor; id: number; message: ListedMessage }[]) {
  const leads: { at: Cursor; lead: MailedLead }[] = [];
  for (const { at, id: enrolment, message } of rows) {
    const last = leads.at(-1)?.lead;
    if (last?.id === enrolment) last.mails.push(message);
    else {
      const { leadId, leadName, leadEmail } = message;
      leads.push({ at, lead: { id: enrolment, leadId, leadName, leadEmail, mails: [message] } });
    }
  }
  return leads;
}
