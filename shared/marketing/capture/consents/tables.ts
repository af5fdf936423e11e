import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountId, ofAccount, withinAccount } from '../../../accounts/tables';
import { languages } from '../../../languages';
import { marketingCompanies, marketingCompanyId } from '../../tables';
import { doors, suppressionReasons } from '../scales';
import { leadId, marketingLeads, marketingPages } from '../tables';
import { instant } from '../../../time/tables';

/** The random secret keys of companies for hashes and tokens; they are never shown. */
export const marketingCompanyKeys = pgTable('marketing_company_keys', {
  marketingCompanyId: integer('marketing_company_id')
    .primaryKey()
    .references(() => marketingCompanies.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
});

/** The evidence of consents: rows are only added, and deleted three years after the withdrawal. */
export const marketingConsents = pgTable(
  'marketing_consents',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    leadId: integer('lead_id'),
    /** A keyed hash of the email; it remains after the lead is erased. */
    emailHash: text('email_hash').notNull(),
    state: text('state', { enum: ['pending', 'confirmed', 'withdrawn'] }).notNull(),
    /** The exact words that were agreed to, and their version. */
    wording: text('wording').notNull(),
    wordingVersion: text('wording_version').notNull(),
    language: text('language', { enum: languages }).notNull(),
    pageId: integer('page_id'),
    door: text('door', { enum: doors }).notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** When it was confirmed or withdrawn; before that, the time of the submission. */
    at: instant('at').notNull(),
    addressHash: text('address_hash'),
    userAgent: text('user_agent'),
    /** Of the opt-in mail. */
    messageId: text('message_id'),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.leadId, marketingLeads.id, 'set null'),
    withinAccount(table.pageId, marketingPages.id, 'set null'),
    index('marketing_consents_company').on(table.marketingCompanyId, table.emailHash),
    index('marketing_consents_lead').on(table.leadId),
    index('marketing_consents_page').on(table.pageId),
    index('marketing_consents_owner').on(table.userId),
  ],
);

/** Opt-in mails that wait for their click, for seven days. */
export const marketingOptIns = pgTable(
  'marketing_opt_ins',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    leadId: leadId(),
    consentId: integer('consent_id').notNull(),
    /** SHA-256 of the token in the mail. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    withinAccount(table.consentId, marketingConsents.id),
    withinAccount(table.leadId, marketingLeads.id),
    uniqueIndex('marketing_opt_ins_token').on(table.tokenHash),
    index('marketing_opt_ins_lead').on(table.leadId),
    index('marketing_opt_ins_consent').on(table.consentId),
    index('marketing_opt_ins_owner').on(table.userId),
    index('marketing_opt_ins_expiry').on(table.expiresAt),
  ],
);

/**
 * When opt-in mails of an account were sent, for the daily maximum. Separate from the opt-ins, which are deleted with
 * their leads: a sent mail still counts.
 */
export const marketingOptInMails = pgTable(
  'marketing_opt_in_mails',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    sendsAt: instant('sends_at').notNull(),
  },
  (table) => [index('marketing_opt_in_mails_latest').on(table.userId, table.sendsAt)],
);

/** Addresses that a company never writes to; the hash remains after an erasure, and only a new opt-in ends it. */
export const marketingSuppressions = pgTable(
  'marketing_suppressions',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    emailHash: text('email_hash').notNull(),
    /** Null after an erasure. */
    email: text('email'),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    uniqueIndex('marketing_suppressions_email').on(table.marketingCompanyId, table.emailHash),
    index('marketing_suppressions_owner').on(table.userId, table.marketingCompanyId, table.id),
  ],
);
