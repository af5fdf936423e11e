import { and, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { acts } from '../../../shared/acts/tables';
import type { ListedImport } from '../../../shared/imports/import';
import { importMessages } from '../../../shared/imports/messages';
import type { ImportState } from '../../../shared/imports/scales';
import { imports } from '../../../shared/imports/tables';
import type { Page } from '../../../shared/list/page';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { columnSort, keysetPage } from '../database/rows/pages';
import { conflict } from '../http/errors';
import { jobRuns } from '../jobs/tables';

/** An import as it is stored. */
export type StoredImport = typeof imports.$inferSelect;

const runState = sql`(select ${jobRuns.state} from ${jobRuns} where ${jobRuns.id} = ${imports.run})`;
const isTakenBack = sql`exists (select from ${acts} where ${acts.id} = ${imports.act} and ${acts.undoneBy} is not null)`;

/**
 * The state of an import. The stored column does not show that its job was cancelled or failed, nor that its act was
 * undone together with others; this expression does.
 */
const state = sql<ImportState>`case
  when ${imports.state} in ('running', 'mapped', 'undoing') and ${runState} = 'failed' then 'failed'
  when ${imports.state} = 'running' and ${runState} = 'cancelled' then 'cancelled'
  when ${imports.state} = 'mapped' and ${runState} = 'cancelled' then 'uploaded'
  when ${imports.state} = 'undoing' and ${runState} = 'cancelled' then 'failed'
  when ${imports.state} in ('done', 'failed', 'cancelled') and ${isTakenBack} then 'undone'
  else ${imports.state} end`;

const columns = { ...getTableColumns(imports), state };

const ofFeature = (owner: Owner, feature: string): SQL | undefined =>
  and(eq(imports.userId, owner), eq(imports.feature, feature), isNotNull(imports.rowCount));

/** Creates an import that is being received; it is invisible until `completeImport`. */
export async function insertImport(db: Db, row: typeof imports.$inferInsert): Promise<number> {
  const [made] = await db.insert(imports).values(row).returning({ id: imports.id });
  return (made as { id: number }).id;
}

/** Changes columns of an import. */
export const updateImport = (
  db: Db,
  owner: Owner,
  id: number,
  changes: Partial<typeof imports.$inferInsert>,
): PromiseLike<unknown> =>
  db
    .update(imports)
    .set(changes)
    .where(and(eq(imports.userId, owner), eq(imports.id, id)));

/** Deletes an import with its rows. */
export const deleteImport = (db: Db, owner: Owner, id: number): PromiseLike<unknown> =>
  db.delete(imports).where(and(eq(imports.userId, owner), eq(imports.id, id)));

/** An import of this owner; undefined when there is none. */
export async function findImport(
  db: Db,
  owner: Owner,
  feature: string,
  id: number,
): Promise<StoredImport | undefined> {
  const [found] = await db
    .select(columns)
    .from(imports)
    .where(and(ofFeature(owner, feature), eq(imports.id, id)));
  return found;
}

/** Whether an import is writing or undoing an act. */
async function isAtWorkOn(db: Db, owner: Owner, act: string): Promise<boolean> {
  const [found] = await db
    .select({ state })
    .from(imports)
    .where(and(eq(imports.userId, owner), eq(imports.act, act)));
  return found?.state === 'running' || found?.state === 'undoing';
}

/** Throws 409 for an act that an import is writing or undoing. */
export async function refuseAtWork(db: Db, owner: Owner, act: string): Promise<void> {
  if (await isAtWorkOn(db, owner, act)) throw conflict(importMessages['state.busy']);
}

/** Locks an import, so that only one change of its state happens at a time. */
export async function lockImport(tx: Db, owner: Owner, id: number): Promise<StoredImport | undefined> {
  const own = and(eq(imports.userId, owner), eq(imports.id, id));
  await tx.select({ id: imports.id }).from(imports).where(own).for('update');
  const [found] = await tx.select(columns).from(imports).where(own);
  return found;
}

/** The latest mapping of a file with these headers, of one entity or any. */
export async function findRemembered(
  db: Db,
  owner: Owner,
  feature: string,
  { fingerprint, entity }: { fingerprint: string; entity: string | undefined },
) {
  const [found] = await db
    .select({ mapping: imports.mapping, columns: imports.columns })
    .from(imports)
    .where(
      and(
        ofFeature(owner, feature),
        eq(imports.fingerprint, fingerprint),
        isNotNull(imports.mapping),
        entity === undefined ? undefined : eq(imports.entity, entity),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return found?.mapping ? { mapping: found.mapping, columns: found.columns } : undefined;
}

const listed = {
  id: imports.id,
  entity: imports.entity,
  into: imports.into,
  fileName: imports.fileName,
  state,
  rowCount: sql<number>`${imports.rowCount}`,
  counts: imports.counts,
  act: imports.act,
  createdAt: imports.createdAt,
  updatedAt: imports.updatedAt,
};

const list = { table: imports, id: imports.id, sorts: { id: columnSort(imports.id) } };

/** The imports of an account in a feature, newest first. */
export function listImports(
  db: Db,
  owner: Owner,
  feature: string,
  asked: { into?: number | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<ListedImport>> {
  const within = asked.into === undefined ? undefined : eq(imports.into, asked.into);
  const page = keysetPage(list, { ...asked, sort: '-id' }, and(ofFeature(owner, feature), within));
  const rows = db
    .select({ at: page.at, row: listed })
    .from(imports)
    .innerJoin(page.source, eq(imports.id, page.id))
    .where(eq(imports.userId, owner))
    .orderBy(...page.order);
  return page.answer(rows, ({ row }) => row);
}

/** The systems of an account's last files in a feature, the latest first. */
export async function listSystems(db: Db, owner: Owner, feature: string): Promise<string[]> {
  const system = sql<string>`${imports.mapping} ->> 'system'`;
  const rows = await db
    .select({ system })
    .from(imports)
    .where(and(ofFeature(owner, feature), isNotNull(imports.mapping)))
    .groupBy(system)
    .orderBy(desc(sql`max(${imports.id})`))
    .limit(50);
  return rows.map((row) => row.system);
}

/** The ids of an account's imports in a feature. */
export async function listImportIds(db: Db, owner: Owner, feature: string): Promise<number[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(ofFeature(owner, feature))
    .orderBy(imports.id);
  return rows.map(({ id }) => id);
}
