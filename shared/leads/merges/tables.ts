import { integer, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { withinAccount } from '../../accounts/tables';
import { acts, recordColumns } from '../../acts/tables';
import { twinEntities } from '../duplicates/scales';

/** Records that were merged into another one; their addresses redirect to it. */
export const crmMerges = pgTable(
  'crm_merges',
  {
    ...recordColumns(),
    entity: text('entity', { enum: twinEntities }).notNull(),
    keptId: integer('kept_id').notNull(),
    mergedIds: integer('merged_ids').array().notNull(),
    /** The act that takes the merge back. */
    act: uuid('act'),
  },
  (table) => [
    withinAccount(table.act, acts.id, 'set null'),
    index('crm_merges_merged').using('gin', table.userId, table.mergedIds),
    index('crm_merges_kept').on(table.userId, table.entity, table.keptId),
    index('crm_merges_act').on(table.act),
  ],
);
