import { type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';
import { crmCompanies } from '../companies/tables';
import { crmOpportunities } from '../opportunities/tables';
import { foldedWords } from '../../list/tables';
import { communicationOutcomes, communicationTypes, directions } from './scales';

export const crmCommunications = pgTable(
  'crm_communications',
  {
    ...recordColumns(),
    type: text('type', { enum: communicationTypes }).notNull(),
    direction: text('direction', { enum: directions }).notNull().default('out'),
    subject: text('subject'),
    body: text('body'),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    durationMin: integer('duration_min'),
    outcome: text('outcome', { enum: communicationOutcomes }),
    contactIds: integer('contact_ids').array().notNull().default(sql`'{}'`),
    companyId: integer('company_id').references(() => crmCompanies.id, { onDelete: 'set null' }),
    opportunityId: integer('opportunity_id').references(() => crmOpportunities.id, { onDelete: 'set null' }),
    /** Identifies an external message, so that it is logged only once. */
    messageId: text('message_id'),
    // Derived.
    about: text('about'),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { subject, about } = crmCommunications;
        return foldedWords(sql`${subject}`, sql`${about}`);
      }),
  },
  (table) => {
    const live = sql`${table.deletedAt} is null`;
    const sorted = (name: string, by: SQL) =>
      index(`crm_communications_by_${name}`).on(table.userId, by, table.id).where(live);
    return [
      // Includes the type, so that the weekly counts need only the index.
      index('crm_communications_by_time')
        .on(table.userId, table.occurredAt, table.id, table.type)
        .where(live),
      index('crm_communications_of_direction').on(table.userId, table.direction).where(live),
      sorted('type', sql`${table.type}`),
      sorted('subject', sql`(fold(left(${table.subject}, 200)) collate "C")`),
      sorted('about', sql`(fold(left(${table.about}, 200)) collate "C")`),
      sorted('outcome', sql`${table.outcome}`),
      index('crm_communications_without_about')
        .on(table.userId, table.id)
        .where(sql`${table.deletedAt} is null and ${table.about} is null`),
      index('crm_communications_bin')
        .on(table.userId, table.deletedAt)
        .where(sql`${table.deletedAt} is not null`),
      index('crm_communications_contacts').using('gin', table.userId, table.contactIds),
      index('crm_communications_company').on(table.companyId, table.occurredAt),
      index('crm_communications_opportunity').on(table.opportunityId, table.occurredAt),
      index('crm_communications_message').on(table.userId, table.messageId),
      index('crm_communications_search')
        .using('gin', table.userId, table.folded.op('gin_trgm_ops'))
        .with({ gin_pending_list_limit: 256 }),
    ];
  },
);

/** A record without the columns that only the server needs. */
export type StoredCommunication = Omit<
  typeof crmCommunications.$inferSelect,
  'userId' | 'folded' | 'deletedAt' | 'messageId'
>;
