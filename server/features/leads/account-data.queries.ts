import type { Entity } from '../../../shared/acts/entities';
import { and, asc, eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { crmCommunications } from '../../../shared/leads/communications/tables';
import { crmCompanies } from '../../../shared/leads/companies/tables';
import { crmConsents, crmContacts } from '../../../shared/leads/contacts/tables';
import { crmDistinctions } from '../../../shared/leads/duplicates/tables';
import { crmFields } from '../../../shared/leads/fields/tables';
import { crmMerges } from '../../../shared/leads/merges/tables';
import { crmFeeds, memberFeeds } from '../../../shared/leads/feeds/tables';
import { crmMails, crmSenders } from '../../../shared/leads/mails/tables';
import { crmOpportunities, crmStages } from '../../../shared/leads/opportunities/tables';
import { crmSettings } from '../../../shared/leads/tables';
import { crmTags } from '../../../shared/leads/tags/tables';
import { crmTasks } from '../../../shared/leads/tasks/tables';
import { savedViews } from '../../../shared/views/tables';
import { imports } from '../../../shared/imports/tables';
import { crmExternalIds } from '../../../shared/leads/imports/tables';
import { exportHistory } from '../../platform/acts/history.queries';
import { exportImportRows } from '../../platform/imports/export-rows.queries';
import { listImportIds } from '../../platform/imports/imports.queries';
import type { Db } from '../../platform/database/database';
import { among } from '../../platform/database/rows/many';
import type { Owner } from '../../platform/database/rows/owner';

type OwnedTable = PgTable & Record<'userId', PgColumn>;

const tables: OwnedTable[] = [
  crmSettings,
  crmStages,
  crmTags,
  crmFields,
  crmCompanies,
  crmContacts,
  crmConsents,
  crmOpportunities,
  crmCommunications,
  crmTasks,
  crmDistinctions,
  crmMerges,
  crmSenders,
  crmMails,
  crmFeeds,
  memberFeeds,
  savedViews,
  imports,
];

const batch = 500;

/** Everything that an account has stored in LEADMANAGER, those in the bin too, one row after another, with its history. */
export async function* exportLeads(db: Db, owner: Owner, recorded: readonly Entity[]) {
  for (const table of tables) yield* rowsOf(db, owner, table);
  const imported = await listImportIds(db, owner, 'leads');
  for (const id of imported) yield* rowsOfImport(db, owner, id);
  yield* exportHistory(db, owner, recorded);
}

/** The rows of an import as uploaded, and the external ids that it added. */
async function* rowsOfImport(db: Db, owner: Owner, importId: number) {
  yield* exportImportRows(db, owner, importId);
  const { userId: _owner, ...columns } = getTableColumns(crmExternalIds);
  const brought = await db
    .select(columns)
    .from(crmExternalIds)
    .where(and(eq(crmExternalIds.userId, owner), eq(crmExternalIds.importId, importId)));
  for (const row of brought) yield { table: 'crm_external_ids', ...row };
}

async function* rowsOf(db: Db, owner: Owner, table: OwnedTable) {
  const { userId: _owner, folded: _folded, stagesBeen: _been, ...all } = getTableColumns(table);
  const { codeHash: _code, tokenHash: _token, ...columns } = all;
  const id = columns.id ?? table.userId;
  const found = await db.select({ id }).from(table).where(eq(table.userId, owner)).orderBy(asc(id));
  const ids = found.map((row) => row.id as number);
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const rows = await db
      .select(columns)
      .from(table)
      .where(and(eq(table.userId, owner), among(id, some)))
      .orderBy(asc(id));
    for (const row of rows) yield { table: getTableName(table), ...row };
  }
}
