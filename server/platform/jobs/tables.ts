import { boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { accountId } from '../../../shared/accounts/tables';
import type { Message } from '../../../shared/message';
import { instant } from '../../../shared/time/tables';

/** When each scheduled job is due; the instance that postpones the time enqueues the job. */
export const jobSchedule = pgTable('job_schedule', {
  name: text('name').primaryKey(),
  nextAt: instant('next_at').notNull(),
});

/** The progress of a job that its owner follows. */
export const jobRuns = pgTable(
  'job_runs',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    state: text('state', { enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    done: integer('done').notNull().default(0),
    /** Null while it is unknown. */
    total: integer('total'),
    message: text('message').$type<Message>(),
    result: jsonb('result').$type<unknown>(),
    /** Whether its owner may cancel it. */
    mayBeCancelled: boolean('may_be_cancelled').notNull().default(true),
    isCancelAsked: boolean('is_cancel_asked').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    userId: accountId(),
  },
  (table) => [index('job_runs_user').on(table.userId), index('job_runs_updated').on(table.updatedAt)],
);
