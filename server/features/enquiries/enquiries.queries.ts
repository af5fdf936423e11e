import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Delivery, Enquiry } from '../../../shared/enquiries/endpoints';
import type { enquirySearch, NewEnquiry } from '../../../shared/enquiries/schemas';
import { type ContactMessage, contactMessages } from '../../../shared/enquiries/tables';
import type { Db } from '../../platform/database/database';
import { mails } from '../../platform/mail/tables';

/** The staff's mail of an enquiry, by which its delivery is found again. */
export const enquiryMailId = (id: number) => `enquiry-${id}`;

const mailOfEnquiry = eq(mails.id, sql`'enquiry-' || ${contactMessages.id}`);

const withDelivery = (db: Db) =>
  db
    .select({
      enquiry: contactMessages,
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
    .returning();
  return row as ContactMessage;
}

/** Newest first; the search looks in every text of an enquiry, whatever the case or accents. */
export async function listEnquiries(
  db: Db,
  { q, state, before }: z.output<typeof enquirySearch>,
  limit: number,
): Promise<Enquiry[]> {
  const rows = await withDelivery(db)
    .where(
      and(
        q ? containing(q) : undefined,
        state === 'all' ? undefined : eq(contactMessages.read, state === 'read'),
        before ? lt(contactMessages.id, before) : undefined,
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(limit);
  return rows.map(asEnquiry);
}

function containing(words: string) {
  const { name, email, company, service, subject, message } = contactMessages;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const matches = [name, email, company, service, subject, message].map(
    (column) => sql`unaccent(coalesce(${column}, '')) ilike unaccent(${pattern})`,
  );
  return or(...matches);
}

export async function countUnreadEnquiries(db: Db): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(contactMessages)
    .where(eq(contactMessages.read, false));
  return row?.unread ?? 0;
}

export async function updateEnquiryRead(db: Db, id: number, read: boolean): Promise<Enquiry | undefined> {
  await db.update(contactMessages).set({ read }).where(eq(contactMessages.id, id));
  const [row] = await withDelivery(db).where(eq(contactMessages.id, id));
  return row && asEnquiry(row);
}
