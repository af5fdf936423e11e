import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from '../time/tables';

/** Every text of an enquiry, for the search. */
const folded = (): SQL => {
  const { name, email, company, service, subject, message } = contactMessages;
  return sql`fold(' ' || ${name} || ' ' || ${email} || ' ' || coalesce(${company}, '') || ' ' || coalesce(${service}, '') || ' ' || ${subject} || ' ' || ${message})`;
};

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    service: text('service'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    read: boolean('read').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    folded: text('folded').notNull().generatedAlwaysAs(folded),
  },
  (table) => [
    index('contact_messages_newest').on(table.createdAt, table.id),
    index('contact_messages_unread').on(table.createdAt, table.id).where(sql`not ${table.read}`),
    index('contact_messages_search')
      .using('gin', table.folded.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 256 }),
  ],
);

export type ContactMessage = Omit<typeof contactMessages.$inferSelect, 'folded'>;
