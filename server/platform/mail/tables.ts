import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../shared/time/tables';

/** One mail. Addresses are objects, so that typed text is never parsed as a header. */
export interface Letter {
  /** The sender's name, shown before the address of `MAIL_FROM`; the site's name by default. */
  from?: string;
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Without it the mail is plain text only. */
  html?: string;
  /** Message-IDs of the previous mails of the thread, earliest first. */
  references?: string[];
  /** The https address for unsubscribing with one click (RFC 8058); it accepts a POST. */
  unsubscribe?: string;
}

/** All mails; each is written in the transaction that causes it. */
export const mails = pgTable('mails', {
  /** Also the local part of the Message-ID and the name of the outbox file. */
  id: text('id').primaryKey(),
  /** Null after the mail was sent or refused for good, because the text can hold a secret link. */
  letter: jsonb('letter').$type<Letter>(),
  state: text('state', { enum: ['queued', 'sent', 'refused'] })
    .notNull()
    .default('queued'),
  /** Whether it is being sent; before that and between two attempts it can be withdrawn. */
  begun: boolean('begun').notNull().default(false),
  attempts: integer('attempts').notNull().default(0),
  error: text('error'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
