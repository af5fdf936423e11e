import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { withinAccount } from '../../accounts/tables';
import { recordColumns } from '../../acts/tables';
import { crmCompanies } from '../companies/tables';
import { crmContacts } from '../contacts/tables';
import { crmOpportunities } from '../opportunities/tables';
import { assigned, assigneeId } from '../tables';
import { foldedWords, alphabetical, listIndexes } from '../../list/tables';
import { instant } from '../../time/tables';
import { priorities } from './scales';

/**
 * When a task's turn comes: of one day, what has an hour by the clock, and after it the rest by priority. A wall time
 * in UTC, so that an index can hold it.
 */
export const turnOf = (task: Record<'dueAt' | 'isAllDay' | 'priorityRank', SQLWrapper>): SQL =>
  sql`((${task.dueAt} at time zone 'UTC')
    + case when ${task.isAllDay} then interval '23:59' + ${task.priorityRank} * interval '1 second' else interval '0' end)`;

export const crmTasks = pgTable(
  'crm_tasks',
  {
    ...recordColumns(),
    title: text('title').notNull(),
    /** The time, or the start of the day in Europe/Madrid when it is due on a day. */
    dueAt: instant('due_at'),
    isAllDay: boolean('is_all_day').notNull().default(true),
    doneAt: instant('done_at'),
    priority: text('priority', { enum: priorities }).notNull().default('medium'),
    contactId: integer('contact_id'),
    companyId: integer('company_id'),
    opportunityId: integer('opportunity_id'),
    assigneeId: assigneeId(),
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
    const { live, sorted, filtered, without, bin, searched } = listIndexes('crm_tasks', table);
    return [
      ...assigned('crm_tasks', table),
      withinAccount(table.companyId, crmCompanies.id, 'set null'),
      withinAccount(table.contactId, crmContacts.id, 'set null'),
      withinAccount(table.opportunityId, crmOpportunities.id, 'set null'),
      sorted('due', sql`${table.dueAt}`),
      sorted('turn', turnOf(table)),
      sorted('done', sql`${table.isDone}`),
      sorted('title', alphabetical(table.title)),
      sorted('about', alphabetical(sql`left(${table.about}, 200)`)),
      sorted('priority', sql`${table.priorityRank}`),
      filtered('priority', table.priority),
      index('crm_tasks_finished').on(table.userId, table.doneAt).where(live),
      index('crm_tasks_open')
        .on(table.userId, table.dueAt, table.id)
        .where(sql`${table.deletedAt} is null and ${table.doneAt} is null`),
      without('about', table.about),
      bin(),
      index('crm_tasks_contact').on(table.contactId),
      index('crm_tasks_company').on(table.companyId),
      index('crm_tasks_opportunity').on(table.opportunityId),
      searched('search', table.folded.op('gin_trgm_ops')),
    ];
  },
);

/** A record without the columns that only the server needs. */
export type StoredTask = Omit<
  typeof crmTasks.$inferSelect,
  'userId' | 'folded' | 'deletedAt' | 'priorityRank'
>;
