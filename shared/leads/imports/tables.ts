import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountId, withinAccount } from '../../accounts/tables';
import { imports } from '../../imports/tables';
import { importedEntities } from './scales';

/** The ids that records have in other systems. */
export const crmExternalIds = pgTable(
  'crm_external_ids',
  {
    userId: accountId(),
    /** The system and its id, as in the imported file. */
    system: text('system').notNull(),
    entity: text('entity', { enum: importedEntities }).notNull(),
    externalId: text('external_id').notNull(),
    recordId: integer('record_id').notNull(),
    /** The import that added it. */
    importId: integer('import_id'),
  },
  (table) => [
    withinAccount(table.importId, imports.id),
    primaryKey({ columns: [table.userId, table.system, table.entity, table.externalId] }),
    index('crm_external_ids_record').on(table.userId, table.entity, table.recordId),
    index('crm_external_ids_import').on(table.importId),
  ],
);
