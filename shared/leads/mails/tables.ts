import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountId, memberKey, withinAccount } from '../../accounts/tables';
import { personId } from '../../auth/tables';
import { crmCommunications } from '../communications/tables';
import { crmContacts } from '../contacts/tables';
import { crmOpportunities } from '../opportunities/tables';
import { provenAddressColumns } from '../../mail/tables';
import { instant } from '../../time/tables';
import { mailStates } from './scales';

/** Mails to contacts. A sent mail is kept for a while, for the daily limit and to detect repeated requests. */
export const crmMails = pgTable(
  'crm_mails',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    contactId: integer('contact_id').notNull(),
    opportunityId: integer('opportunity_id'),
    /** Chosen by the caller: a repeated request with the same key creates one mail. */
    key: text('key').notNull(),
    /** The id of the mail in the queue. */
    mail: text('mail').notNull().unique(),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: mailStates }).notNull().default('waiting'),
    /** Why it was refused: one of `refusals`, or the mail server's message. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    /** The earliest time at which it is sent. */
    sendsAt: instant('sends_at').notNull(),
    communicationId: integer('communication_id'),
    /** The member who wrote it; null for one written before there were members, and for one who has left. */
    senderId: integer('sender_id'),
  },
  (table) => [
    memberKey(table.senderId),
    withinAccount(table.communicationId, crmCommunications.id, 'set null'),
    withinAccount(table.contactId, crmContacts.id),
    withinAccount(table.opportunityId, crmOpportunities.id, 'set null'),
    uniqueIndex('crm_mails_key').on(table.userId, table.key),
    index('crm_mails_newest').on(table.userId, table.createdAt),
    index('crm_mails_contact').on(table.contactId),
    index('crm_mails_opportunity').on(table.opportunityId),
    index('crm_mails_communication').on(table.communicationId),
    index('crm_mails_sender').on(table.userId, table.senderId),
    index('crm_mails_created').on(table.createdAt),
  ],
);

/** From which address a person writes to contacts. */
export const crmSenders = pgTable('crm_senders', {
  userId: personId().primaryKey(),
  ...provenAddressColumns(),
});
