import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer } from 'drizzle-orm/pg-core';
import { memberKey } from '../accounts/tables';

/** The member to whom a record is assigned. */
export const assigneeId = () => integer('assignee_id');

/** The key and the index of that column; the records of nobody are not in the index. */
export const assigned = (of: string, table: Record<'userId' | 'assigneeId', AnyPgColumn>) => [
  memberKey(table.assigneeId),
  index(`${of}_assigned`).on(table.userId, table.assigneeId).where(sql`${table.assigneeId} is not null`),
];
