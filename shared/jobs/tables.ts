import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { Message } from '../message';
import { instant } from '../time/tables';

/** The last run of the job that writes or draws the pieces of a set, and the times of the set. */
export const runColumns = () => ({
  /** Notes for the user about the run, as messages. */
  notices: jsonb('notices').$type<Message[]>().notNull().default([]),
  /** The act of the run, and its row in `job_runs`. */
  act: text('act'),
  run: integer('run'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
