import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../acts/tables';

/** Tags. Records keep the id of a deleted tag for thirty days, so that the deletion can be undone. */
export const crmTags = pgTable('crm_tags', { ...recordColumns(), name: text('name').notNull() }, (table) => [
  uniqueIndex('crm_tags_name')
    .on(table.userId, sql`(fold(${table.name}) collate "C")`)
    .where(sql`${table.deletedAt} is null`),
]);
