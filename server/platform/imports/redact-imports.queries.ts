import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { importRows, imports } from '../../../shared/imports/tables';
import type { Db } from '../database/database';
import { among } from '../database/rows/many';
import type { Owner } from '../database/rows/owner';
import type { Finder } from '../redacting/finder';
import { mayHold } from '../redacting/found-in';
import { withoutPerson } from '../redacting/without-person';
import { type Line, lineWithout, valueWithout } from './redact-line';

const batch = 1000;

const { importId, place, userId, recordId, cells, keys, missing, reason } = importRows;

/** The parts of a row that may name the person. */
const lineMayHold = (finder: Finder) =>
  mayHold(
    sql`concat_ws(' ', array_to_string(${cells}, ' '), array_to_string(${keys}, ' '), ${missing}::text, ${reason})`,
    finder,
  );

async function writeLines(tx: Db, owner: Owner, lines: readonly Line[]): Promise<void> {
  await tx.execute(sql`update ${importRows} set missing = line.missing, reason = line.reason,
      cells = array(select jsonb_array_elements_text(line.cells)),
      keys = array(select jsonb_array_elements_text(line.keys))
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb)
      as line ("importId" int, place int, cells jsonb, keys jsonb, missing jsonb, reason text)
    where ${importId} = line."importId" and ${importRows}.place = line.place and ${eq(userId, owner)}`);
}

/** Removes a person from the rows of imports that name them; resolves to the import of each changed row. */
async function redactLines(tx: Db, owner: Owner, finder: Finder): Promise<number[]> {
  const told: number[] = [];
  let after = or(gt(importId, 0));
  for (;;) {
    const rows: Line[] = await tx
      .select({ importId, place, cells, keys, missing, reason })
      .from(importRows)
      .where(and(eq(userId, owner), after, lineMayHold(finder)))
      .orderBy(asc(importId), asc(place))
      .limit(batch);
    const changed = rows.flatMap((row) => lineWithout(row, finder) ?? []);
    if (changed.length > 0) await writeLines(tx, owner, changed);
    told.push(...changed.map((row) => row.importId));
    const last = rows.at(-1);
    if (rows.length < batch || !last) return told;
    after = or(gt(importId, last.importId), and(eq(importId, last.importId), gt(place, last.place)));
  }
}

/** Removes a person from the stored facts about columns. */
async function redactColumns(tx: Db, owner: Owner, ids: readonly number[], finder: Finder) {
  const { columns, warnings } = imports;
  const told = sql`concat_ws(' ', ${columns}::text, ${warnings}::text)`;
  const rows = await tx
    .select({ id: imports.id, columns, warnings })
    .from(imports)
    .where(and(eq(imports.userId, owner), or(among(imports.id, ids), mayHold(told, finder))));
  const theirs = new Set(ids);
  for (const row of rows) {
    const shown = (values: readonly string[]) =>
      values.map((value) => (theirs.has(row.id) ? valueWithout(value, finder) : finder.without(value)));
    const without = row.columns.map((facts) => ({
      ...(withoutPerson(facts, finder) as typeof facts),
      samples: shown(facts.samples ?? []),
      values: facts.values && shown(facts.values),
    }));
    await tx
      .update(imports)
      .set({ columns: without, warnings: withoutPerson(row.warnings, finder) as typeof row.warnings })
      .where(and(eq(imports.userId, owner), eq(imports.id, row.id)));
  }
}

/** The imported records of an erased person: their feature, entity and ids. */
interface Erased {
  feature: string;
  entity: string;
  ids: readonly number[];
}

/**
 * Clears the rows that created or changed some records, and removes their person from other rows; resolves to the
 * number of rows.
 */
export async function clearImports(
  tx: Db,
  owner: Owner,
  { feature, entity, ids }: Erased,
  finder: Finder | undefined,
): Promise<number> {
  const ofEntity = tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, owner), eq(imports.feature, feature), eq(imports.entity, entity)));
  const cleared = await tx
    .update(importRows)
    .set({ cells: [], keys: [], fingerprint: null, missing: null })
    .where(and(eq(userId, owner), among(recordId, ids), inArray(importId, ofEntity)))
    .returning({ importId });
  if (!finder) return cleared.length;
  const redacted = await redactLines(tx, owner, finder);
  const told = [...new Set([...cleared.map((row) => row.importId), ...redacted])];
  await redactColumns(tx, owner, told, finder);
  return cleared.length + redacted.length;
}
