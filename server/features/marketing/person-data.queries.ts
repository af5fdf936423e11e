import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { marketingConsents, marketingSuppressions } from '../../../shared/marketing/capture/consents/tables';
import { marketingLeadEvents } from '../../../shared/marketing/capture/leads/tables';
import { marketingLeads, marketingSubmissions } from '../../../shared/marketing/capture/tables';
import { marketingEnrolments, marketingMessages } from '../../../shared/marketing/sequences/tables';
import type { Db } from '../../platform/database/database';
import { among } from '../../platform/database/rows/many';
import type { Owner } from '../../platform/database/rows/owner';
import { secretColumns } from './secret-columns';

interface Asked {
  owner: Owner;
  contactIds: readonly number[];
  emails: readonly string[];
  tell: (part: 'comerzia', kept: unknown) => void;
}

/** What is about leads, by the name that the file gives it. */
const ofLeads = {
  consents: marketingConsents,
  events: marketingLeadEvents,
  enrolments: marketingEnrolments,
  /** The mails of sequences, sent or waiting. */
  mails: marketingMessages,
};

const shownOf = (table: PgTable) => {
  const { userId: _owner, folded: _folded, ...columns } = getTableColumns(table) as Record<string, PgColumn>;
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !secretColumns.has(name)));
};

/** Rows of a table as a file holds them, the oldest first. */
const keptIn = async (db: Db, table: PgTable & Record<'id' | 'userId', PgColumn>, where: SQL | undefined) =>
  (await db.select(shownOf(table)).from(table).where(where).orderBy(asc(table.id))) as { id: number }[];

/** Tells what COMERZIA keeps of a person whom LEADMANAGER knows: their leads, with what was sent to them and what waits. */
export async function tellOfPerson(db: Db, { owner, contactIds, emails, tell }: Asked): Promise<void> {
  const isOne = (column: PgColumn) =>
    emails.length > 0 ? inArray(sql`lower(${column})`, [...emails]) : sql`false`;
  const { contactEmail, contactId, userId } = marketingLeads;
  const mine = or(isOne(contactEmail), among(contactId, contactIds));
  const leads = await keptIn(db, marketingLeads, and(eq(userId, owner), mine));
  const ids = leads.map(({ id }) => id);
  const kept: Record<string, unknown> = { leads };
  for (const [name, table] of Object.entries(ofLeads))
    kept[name] = await keptIn(db, table, and(eq(table.userId, owner), among(table.leadId, ids)));
  const sent = or(isOne(marketingSubmissions.email), among(marketingSubmissions.leadId, ids));
  kept.submissions = await keptIn(
    db,
    marketingSubmissions,
    and(eq(marketingSubmissions.userId, owner), sent),
  );
  const stopped = and(eq(marketingSuppressions.userId, owner), isOne(marketingSuppressions.email));
  kept.suppressions = await keptIn(db, marketingSuppressions, stopped);
  tell('comerzia', kept);
}
