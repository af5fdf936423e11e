import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountId, type LoggedActor, ofAccount, withinAccount } from '../../accounts/tables';
import { marketingCampaigns } from '../campaigns/tables';
import { marketingContentVersions } from '../campaigns/versions/tables';
import { leadId, marketingLeads } from '../capture/tables';
import { marketingLinks } from '../links/tables';
import { marketingCompanies, marketingCompanyId } from '../tables';
import { provenAddressColumns } from '../../mail/tables';
import { instant } from '../../time/tables';
import { enrolmentStatuses, messageStatuses, sequenceStatuses, stepConditions, stopReasons } from './scales';

/** Mails that follow a confirmed opt-in. */
export const marketingSequences = pgTable(
  'marketing_sequences',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    name: text('name').notNull(),
    status: text('status', { enum: sequenceStatuses }).notNull().default('off'),
    /** The ids of the pages whose leads it takes; null for all. */
    pages: integer('pages').array(),
    /** Why it is paused, as a message. */
    problem: text('problem'),
    /** Mails that the server refused running, for its policy; five pause the sequence. */
    refusals: integer('refusals').notNull().default(0),
    /** When its steps were last simulated; it is switched on only after that. */
    simulatedAt: instant('simulated_at'),
    /** Who switched it on or off last; unknown for those from before this was kept. */
    switchedBy: jsonb('switched_by').$type<LoggedActor>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    index('marketing_sequences_company').on(table.marketingCompanyId),
    index('marketing_sequences_owner').on(table.userId, table.marketingCompanyId),
  ],
);

/** The mails of a sequence in their order; the first one, without delay, is the instant reply. */
export const marketingSequenceSteps = pgTable(
  'marketing_sequence_steps',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    sequenceId: integer('sequence_id').notNull(),
    position: integer('position').notNull(),
    /** Minutes after the step before, or after the enrolment. */
    delay: integer('delay').notNull(),
    condition: text('condition', { enum: stepConditions }).notNull().default('always'),
    /** The email campaign whose approved version is sent. */
    campaignId: integer('campaign_id'),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.campaignId, marketingCampaigns.id, 'set null'),
    withinAccount(table.sequenceId, marketingSequences.id),
    uniqueIndex('marketing_sequence_steps_place').on(table.sequenceId, table.position),
    index('marketing_sequence_steps_campaign').on(table.campaignId),
    index('marketing_sequence_steps_owner').on(table.userId),
  ],
);

/** A lead in a sequence, once. */
export const marketingEnrolments = pgTable(
  'marketing_enrolments',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    sequenceId: integer('sequence_id').notNull(),
    leadId: leadId(),
    status: text('status', { enum: enrolmentStatuses }).notNull().default('active'),
    reason: text('reason', { enum: stopReasons }),
    /** When the lead confirmed. */
    at: instant('at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    ofAccount(table, table.id),
    withinAccount(table.leadId, marketingLeads.id),
    withinAccount(table.sequenceId, marketingSequences.id),
    uniqueIndex('marketing_enrolments_once').on(table.sequenceId, table.leadId),
    index('marketing_enrolments_lead').on(table.leadId),
    index('marketing_enrolments_owner').on(table.userId),
  ],
);

/** The mails of enrolments. */
export const marketingMessages = pgTable(
  'marketing_messages',
  {
    id: serial('id').primaryKey(),
    userId: accountId(),
    marketingCompanyId: marketingCompanyId(),
    enrolmentId: integer('enrolment_id').notNull(),
    /** Null after the step was removed. */
    stepId: integer('step_id'),
    leadId: leadId(),
    status: text('status', { enum: messageStatuses }).notNull().default('due'),
    reason: text('reason', { enum: stopReasons }),
    dueAt: instant('due_at').notNull(),
    /** When it is tried next; null where it never is again by itself. */
    nextAt: instant('next_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When the last call was begun. */
    attemptedAt: instant('attempted_at'),
    /** The version that was sent. */
    contentVersionId: integer('content_version_id'),
    /** The link of its action. */
    linkCode: text('link_code'),
    /** The Message-ID, the same in every attempt. */
    messageId: text('message_id').notNull(),
    /** The answer of the mail server, as a message. */
    problem: text('problem'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    withinAccount(table.contentVersionId, marketingContentVersions.id, 'set null'),
    withinAccount(table.enrolmentId, marketingEnrolments.id),
    withinAccount(table.leadId, marketingLeads.id),
    withinAccount(table.linkCode, marketingLinks.code, 'set null'),
    withinAccount(table.stepId, marketingSequenceSteps.id, 'set null'),
    uniqueIndex('marketing_messages_once').on(table.enrolmentId, table.stepId),
    uniqueIndex('marketing_messages_message_id').on(table.messageId),
    index('marketing_messages_next').on(table.nextAt),
    index('marketing_messages_lead').on(table.leadId, table.sentAt),
    index('marketing_messages_company').on(table.marketingCompanyId, table.sentAt),
    index('marketing_messages_owner').on(table.userId, table.attemptedAt),
    index('marketing_messages_step').on(table.stepId),
    index('marketing_messages_version').on(table.contentVersionId),
    index('marketing_messages_link').on(table.linkCode),
  ],
);

/** Where a company's mail server hands over answers and reports (`/hooks/mail/{token}`). */
export const marketingMailHooks = pgTable(
  'marketing_mail_hooks',
  {
    marketingCompanyId: marketingCompanyId().primaryKey(),
    userId: accountId(),
    token: text('token').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    uniqueIndex('marketing_mail_hooks_token').on(table.token),
    index('marketing_mail_hooks_owner').on(table.userId),
  ],
);

/** At which address a company takes answers to its mails. */
export const marketingMailSenders = pgTable(
  'marketing_mail_senders',
  {
    marketingCompanyId: marketingCompanyId().primaryKey(),
    userId: accountId(),
    ...provenAddressColumns(),
  },
  (table) => [
    withinAccount(table.marketingCompanyId, marketingCompanies.id),
    index('marketing_mail_senders_owner').on(table.userId),
  ],
);
