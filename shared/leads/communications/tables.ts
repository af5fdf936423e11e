import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ofAccount, withinAccount } from '../../accounts/tables';
import { recordColumns } from '../../acts/tables';
import { crmCompanies } from '../companies/tables';
import { crmOpportunities } from '../opportunities/tables';
import { foldedWords, alphabetical, listIndexes } from '../../list/tables';
import { instant } from '../../time/tables';
import { communicationOutcomes, communicationTypes, directions } from './scales';

export const crmCommunications = pgTable(
  'crm_communications',
  {
    ...recordColumns(),
    type: text('type', { enum: communicationTypes }).notNull(),
    direction: text('direction', { enum: directions }).notNull().default('out'),
    subject: text('subject'),
    body: text('body'),
    occurredAt: instant('occurred_at').notNull(),
    durationMin: integer('duration_min'),
    outcome: text('outcome', { enum: communicationOutcomes }),
    contactIds: integer('contact_ids').array().notNull().default(sql`'{}'`),
    companyId: integer('company_id'),
    opportunityId: integer('opportunity_id'),
    /** Identifies an external message, so that it is logged only once. */
    messageId: text('message_id'),
    // Derived.
    about: text('about'),
    /** Whether a contact wrote, or called in vain, and nobody has turned to it since. */
    awaitsAnswer: boolean('awaits_answer').notNull().default(false),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { subject, about } = crmCommunications;
        return foldedWords(sql`${subject}`, sql`${about}`);
      }),
  },
  (table) => {
    const { live, sorted, filtered, without, bin, searched } = listIndexes('crm_communications', table);
    return [
      ofAccount(table, table.id),
      withinAccount(table.companyId, crmCompanies.id, 'set null'),
      withinAccount(table.opportunityId, crmOpportunities.id, 'set null'),
      // Includes the type, so that the weekly counts need only the index.
      index('crm_communications_by_time')
        .on(table.userId, table.occurredAt, table.id, table.type)
        .where(live),
      filtered('direction', table.direction),
      // What customers say, the latest first.
      index('crm_communications_said')
        .on(table.userId, table.occurredAt)
        .where(sql`${live} and ${table.direction} = 'in' and ${table.body} is not null`),
      // What waits is little of what was said.
      index('crm_communications_awaiting')
        .on(table.userId, table.occurredAt, table.id)
        .where(sql`${live} and ${table.awaitsAnswer}`),
      sorted('type', sql`${table.type}`),
      sorted('subject', alphabetical(sql`left(${table.subject}, 200)`)),
      sorted('about', alphabetical(sql`left(${table.about}, 200)`)),
      sorted('outcome', sql`${table.outcome}`),
      without('about', table.about),
      bin(),
      index('crm_communications_contacts').using('gin', table.userId, table.contactIds),
      index('crm_communications_company').on(table.companyId, table.occurredAt),
      index('crm_communications_opportunity').on(table.opportunityId, table.occurredAt),
      index('crm_communications_message').on(table.userId, table.messageId),
      searched('search', table.folded.op('gin_trgm_ops')),
    ];
  },
);

/** A record without the columns that only the server needs. */
export type StoredCommunication = Omit<
  typeof crmCommunications.$inferSelect,
  'userId' | 'folded' | 'deletedAt' | 'messageId' | 'awaitsAnswer'
>;
