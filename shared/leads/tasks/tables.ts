import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';
import { crmCompanies } from '../companies/tables';
import { crmContacts } from '../contacts/tables';
import { crmOpportunities } from '../opportunities/tables';
import { foldedWords } from '../../list/tables';
import { priorities } from './scales';

export const crmTasks = pgTable(
  'crm_tasks',
  {
    ...recordColumns(),
    title: text('title').notNull(),
    /** The time, or the start of the day in Europe/Madrid when it is due on a day. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    isAllDay: boolean('is_all_day').notNull().default(true),
    doneAt: timestamp('done_at', { withTimezone: true }),
    priority: text('priority', { enum: priorities }).notNull().default('medium'),
    contactId: integer('contact_id').references(() => crmContacts.id, { onDelete: 'set null' }),
    companyId: integer('company_id').references(() => crmCompanies.id, { onDelete: 'set null' }),
    opportunityId: integer('opportunity_id').references(() => crmOpportunities.id, { onDelete: 'set null' }),
    // Derived.
    about: text('about'),
    isDone: boolean('is_done')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${crmTasks.doneAt} is not null`),
    priorityRank: integer('priority_rank')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`array_position(array['high','medium','low'], ${crmTasks.priority})`),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs((): SQL => foldedWords(sql`${crmTasks.title}`, sql`${crmTasks.about}`)),
  },
  (table) => {
    const live = sql`${table.deletedAt} is null`;
    const sorted = (name: string, by: SQL) =>
      index(`crm_tasks_by_${name}`).on(table.userId, by, table.id).where(live);
    return [
      sorted('due', sql`${table.dueAt}`),
      sorted('done', sql`${table.isDone}`),
      sorted('title', sql`(fold(${table.title}) collate "C")`),
      sorted('about', sql`(fold(left(${table.about}, 200)) collate "C")`),
      sorted('priority', sql`${table.priorityRank}`),
      index('crm_tasks_of_priority').on(table.userId, table.priority).where(live),
      index('crm_tasks_finished').on(table.userId, table.doneAt).where(live),
      index('crm_tasks_open')
        .on(table.userId, table.dueAt, table.id)
        .where(sql`${table.deletedAt} is null and ${table.doneAt} is null`),
      index('crm_tasks_without_about')
        .on(table.userId, table.id)
        .where(sql`${table.deletedAt} is null and ${table.about} is null`),
      index('crm_tasks_bin').on(table.userId, table.deletedAt).where(sql`${table.deletedAt} is not null`),
      index('crm_tasks_contact').on(table.contactId),
      index('crm_tasks_company').on(table.companyId),
      index('crm_tasks_opportunity').on(table.opportunityId),
      index('crm_tasks_search')
        .using('gin', table.userId, table.folded.op('gin_trgm_ops'))
        .with({ gin_pending_list_limit: 256 }),
    ];
  },
);

/** A record without the columns that only the server needs. */
export type StoredTask = Omit<
  typeof crmTasks.$inferSelect,
  'userId' | 'folded' | 'deletedAt' | 'priorityRank'
>;
