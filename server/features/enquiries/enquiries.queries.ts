import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Delivery, Enquiry } from '../../../shared/enquiries/endpoints';
import type { enquirySearch, NewEnquiry } from '../../../shared/enquiries/schemas';
import { type ContactMessage, contactMessages } from '../../../shared/enquiries/tables';
import type { Counted, Page } from '../../../shared/list/page';
import type { Db } from '../../platform/database/database';
import { columnSort, countRows, keysetPage } from '../../platform/database/rows/pages';
import { searching } from '../../platform/database/rows/search';
import { mails } from '../../platform/mail/tables';

/** The id of the staff's mail of an enquiry, which also finds its delivery state. */
export const enquiryMailId = (id: number) => `enquiry-${id}`;

const mailOfEnquiry = eq(mails.id, sql`'enquiry-' || ${contactMessages.id}`);

const { folded: _folded, ...columns } = getTableColumns(contactMessages);

const inState = {
  all: undefined,
  unread: sql`not ${contactMessages.read}`,
  read: sql`${contactMessages.read}`,
} satisfies Record<z.output<typeof enquirySearch>['state'], SQL | undefined>;

const withDelivery = <Added extends Record<string, SQL>>(db: Db, added: Added) =>
  db
    .select({
      ...added,
      enquiry: columns,
      delivery: { state: mails.state, attempts: mails.attempts, error: mails.error },
    })
    .from(contactMessages)
    .leftJoin(mails, mailOfEnquiry);

const asEnquiry = (row: { enquiry: ContactMessage; delivery: Delivery | null }): Enquiry => ({
  ...row.enquiry,
  delivery: row.delivery,
});

export async function insertEnquiry(db: Db, enquiry: NewEnquiry): Promise<ContactMessage> {
  const { name, email, company, service, subject, message } = enquiry;
  const [row] = await db
    .insert(contactMessages)
    .values({ name, email, company, service, subject, message })
    .returning(columns);
  return row as ContactMessage;
}

const list = {
  table: contactMessages,
  id: contactMessages.id,
  sorts: { createdAt: columnSort(contactMessages.createdAt) },
};

/** The search covers every text of an enquiry. */
export function listEnquiries(db: Db, asked: z.output<typeof enquirySearch>): Promise<Page<Enquiry>> {
  const { q, state } = asked;
  const page = keysetPage(list, asked, and(searching(contactMessages.folded, q), inState[state]));
  const statement = withDelivery(db, { at: page.at })
    .innerJoin(page.source, eq(contactMessages.id, page.id))
    .orderBy(...page.order);
  return page.answer(statement, asEnquiry);
}

export const countUnreadEnquiries = (db: Db): Promise<Counted> =>
  countRows(db, contactMessages, inState.unread);

export async function updateEnquiryRead(db: Db, id: number, read: boolean): Promise<Enquiry | undefined> {
  await db.update(contactMessages).set({ read }).where(eq(contactMessages.id, id));
  const [row] = await withDelivery(db, {}).where(eq(contactMessages.id, id));
  return row && asEnquiry(row);
}

const isFrom = (emails: readonly string[]) =>
  inArray(
    sql`lower(${contactMessages.email})`,
    emails.map((email) => email.toLowerCase()),
  );

/** The enquiries from some addresses, the oldest first. */
export const listEnquiriesFrom = (db: Db, emails: readonly string[]): PromiseLike<ContactMessage[]> =>
  db.select(columns).from(contactMessages).where(isFrom(emails)).orderBy(contactMessages.id);

/** Deletes the enquiries from some addresses with their mails; resolves to the number of enquiries. */
export async function deleteEnquiriesFrom(tx: Db, emails: readonly string[]): Promise<number> {
  const gone = await tx.delete(contactMessages).where(isFrom(emails)).returning({ id: contactMessages.id });
  const mailIds = gone.map(({ id }) => enquiryMailId(id)).flatMap((id) => [id, `${id}-confirmation`]);
  if (mailIds.length > 0) await tx.delete(mails).where(inArray(mails.id, mailIds));
  return gone.length;
}
