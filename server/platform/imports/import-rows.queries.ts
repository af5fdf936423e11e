import { and, asc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { acts } from '../../../shared/acts/tables';
import type { RowAction } from '../../../shared/imports/scales';
import { importRows, imports } from '../../../shared/imports/tables';
import type { Page } from '../../../shared/list/page';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { columnSort, keysetPage } from '../database/rows/pages';
import type { KnownRow } from './import-target';
import type { StoredRow } from './values/read-row';

const ofImport = (owner: Owner, importId: number) =>
  and(eq(importRows.userId, owner), eq(importRows.importId, importId));

/** Stores rows of a file. */
export const insertRows = (
  db: Db,
  owner: Owner,
  importId: number,
  rows: readonly StoredRow[],
): PromiseLike<unknown> =>
  db.execute(
    sql`insert into ${importRows} (user_id, import_id, place, line, cells)
      select ${owner}::int, ${importId}::int, place, line, array(select jsonb_array_elements_text(cells))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (place int, line int, cells jsonb)`,
  );

/** Rows from a position on, as uploaded; `isOpen` leaves out written rows. */
export const readRows = (
  db: Db,
  owner: Owner,
  importId: number,
  { from, limit, isOpen = false }: { from: number; limit: number; isOpen?: boolean },
): PromiseLike<StoredRow[]> =>
  db
    .select({ place: importRows.place, line: importRows.line, cells: importRows.cells })
    .from(importRows)
    .where(
      and(
        ofImport(owner, importId),
        gte(importRows.place, from),
        isOpen ? isNull(importRows.writtenAt) : undefined,
      ),
    )
    .orderBy(asc(importRows.place))
    .limit(limit);

/** The result of a row. */
export interface RowMark {
  place: number;
  action: RowAction;
  reason: string | null;
  fingerprint: string;
  keys: string[];
  recordId: number | null;
  missing: Record<string, unknown> | null;
}

/** Stores what rows would do or, with a time, what they did. */
export const markRows = (
  tx: Db,
  owner: Owner,
  importId: number,
  { marks, writtenAt }: { marks: readonly RowMark[]; writtenAt: Date | null },
): PromiseLike<unknown> =>
  tx.execute(
    sql`update ${importRows} set action = one.action, reason = one.reason, fingerprint = one.fingerprint,
        keys = array(select jsonb_array_elements_text(one.keys)), record_id = one."recordId",
        missing = nullif(one.missing, 'null'::jsonb), written_at = ${writtenAt?.toISOString() ?? null}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as one (place int, action text, reason text,
        fingerprint text, keys jsonb, "recordId" int, missing jsonb)
      where ${importRows.importId} = ${importId} and ${importRows.userId} = ${owner}
        and ${importRows.place} = one.place`,
  );

const isArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Rows equal to earlier rows of this import, or of other imports into the same record that were not undone. */
export async function findKnownRows(
  tx: Db,
  owner: Owner,
  {
    importId,
    into,
    before,
    fingerprints,
  }: { importId: number; into: number | null; before: number; fingerprints: readonly string[] },
): Promise<Map<string, KnownRow>> {
  if (fingerprints.length === 0) return new Map();
  const isOwn = sql`${importRows.importId} = ${importId}`;
  const rows = await tx
    .select({
      fingerprint: sql<string>`${importRows.fingerprint}`,
      line: importRows.line,
      file: sql<string | null>`case when ${isOwn} then null else ${imports.fileName} end`,
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .leftJoin(acts, eq(acts.id, imports.act))
    .where(
      and(
        eq(importRows.userId, owner),
        sql`${importRows.fingerprint} = any(${isArray(fingerprints)})`,
        sql`${importRows.action} in ('create', 'update', 'join')`,
        sql`${imports.into} is not distinct from ${into}::int`,
        sql`case when ${isOwn} then ${importRows.place} < ${before}
          else ${importRows.writtenAt} is not null and ${acts.id} is not null and ${acts.undoneBy} is null end`,
      ),
    )
    .orderBy(importRows.fingerprint, importRows.importId, importRows.place);
  // If there are several, the first one counts.
  return new Map(rows.toReversed().map(({ fingerprint, line, file }) => [fingerprint, { line, file }]));
}

interface Earlier {
  importId: number;
  /** The position of the first row that is not an earlier one. */
  before: number;
  keys: readonly string[];
}

const haveKeys = (owner: Owner, { importId, before, keys }: Earlier) =>
  and(
    ofImport(owner, importId),
    sql`${importRows.keys} && ${isArray(keys)}`,
    lt(importRows.place, before),
    inArray(importRows.action, ['create', 'update', 'join']),
  );

/** Maximum number of earlier rows that one step reads again. */
const mostEarlier = 500;

/** The first earlier rows of an import that create or change something and have one of the given keys. */
export const readEarlierRows = (db: Db, owner: Owner, earlier: Earlier): PromiseLike<StoredRow[]> =>
  db
    .select({ place: importRows.place, line: importRows.line, cells: importRows.cells })
    .from(importRows)
    .where(haveKeys(owner, earlier))
    .orderBy(asc(importRows.place))
    .limit(mostEarlier);

/** The keys, among the given ones, of earlier rows that create or change something, with their records. */
export async function findEarlierKeys(
  tx: Db,
  owner: Owner,
  earlier: Earlier,
): Promise<Map<string, number | null>> {
  if (earlier.keys.length === 0) return new Map();
  const rows = await tx
    .select({ keys: importRows.keys, recordId: importRows.recordId })
    .from(importRows)
    .where(haveKeys(owner, earlier));
  return new Map(rows.flatMap((row) => row.keys.map((key) => [key, row.recordId])));
}

/** The keys of the rows before a position that have one key in common. */
export async function findKeysBeside(
  tx: Db,
  owner: Owner,
  { importId, before, key }: { importId: number; before: number; key: string },
): Promise<Set<string>> {
  const rows = await tx
    .select({ keys: importRows.keys })
    .from(importRows)
    .where(
      and(
        ofImport(owner, importId),
        sql`${importRows.keys} @> ${isArray([key])}`,
        sql`${importRows.place} < ${before}`,
      ),
    );
  return new Set(rows.flatMap(({ keys }) => keys));
}

const list = { table: importRows, id: importRows.place, sorts: { place: columnSort(importRows.place) } };

/** The rows of an import in their order. */
export function listImportRows(
  db: Db,
  owner: Owner,
  importId: number,
  asked: { action?: RowAction | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<Omit<typeof importRows.$inferSelect, 'userId' | 'importId'>>> {
  const where = and(
    ofImport(owner, importId),
    asked.action ? eq(importRows.action, asked.action) : undefined,
  );
  const page = keysetPage(list, { ...asked, sort: 'place' }, where);
  const rows = db
    .select({ at: page.at, row: importRows })
    .from(importRows)
    .innerJoin(page.source, eq(importRows.place, page.id))
    .where(ofImport(owner, importId))
    .orderBy(...page.order);
  return page.answer(rows, ({ row }) => row);
}
