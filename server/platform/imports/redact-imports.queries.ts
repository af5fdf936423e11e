import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { importRows, imports } from '../../../shared/imports/tables';
import type { Db } from '../database/database';
import { among } from '../database/rows/many';
import type { Owner } from '../database/rows/owner';
import { withoutFound } from '../database/rows/without-found';

/** Who is taken out: what a pattern finds, and in lines that it finds, cells that hold nothing but a name or a phone. */
interface Redacted {
  pattern: string;
  names: readonly string[];
  phones: readonly string[];
}

const textsOf = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text.toLowerCase()}`),
    sql`, `,
  )}]::text[]`;

/** Digits that a phone has however it is written, in front of its country code or behind. */
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-9);

/** Whether a cell holds one of the names, or one of the phones in any spelling, and nothing else. */
function isCalled(cell: SQL, { names, phones }: Redacted): SQL {
  const ends = phones.map(lastDigits).filter(({ length }) => length >= 7);
  return sql`(lower(trim(${cell})) = any(${textsOf(names)}) or (length(${cell}) < 40 and ${cell} !~ '[[:alpha:]@]{4}'
    and right(regexp_replace(${cell}, '[^0-9]', '', 'g'), 9) = any(${textsOf(ends)})))`;
}

/** Takes a person out of the lines of imports that name them; resolves to the imports, once for each line. */
async function redactLines(tx: Db, owner: Owner, redacted: Redacted): Promise<number[]> {
  const { userId, cells, keys, missing, reason, importId } = importRows;
  const { pattern } = redacted;
  const without = (text: SQL) => sql`regexp_replace(${text}, ${pattern}, '…', 'gi')`;
  const each = (list: SQL, one: SQL) =>
    sql`array(select ${one} from unnest(${list}) with ordinality as list (one, place) order by place)`;
  const cell = sql`case when ${isCalled(sql`one`, redacted)} then '…' else ${without(sql`one`)} end`;
  const rows = await tx
    .update(importRows)
    .set({
      cells: each(sql`${cells}`, cell),
      keys: each(sql`${keys}`, without(sql`one`)),
      missing: withoutFound(sql`${missing}`, pattern),
      reason: without(sql`${reason}`),
    })
    .where(
      and(
        eq(userId, owner),
        sql`(array_to_string(${cells}, ' ') ~* ${pattern} or array_to_string(${keys}, ' ') ~* ${pattern}
          or ${missing}::text ~* ${pattern})`,
      ),
    )
    .returning({ importId });
  return rows.map((row) => row.importId);
}

/** Takes a person out of what imports tell of their columns. */
async function redactColumns(tx: Db, owner: Owner, ids: readonly number[], redacted: Redacted) {
  const { pattern } = redacted;
  const { columns, warnings } = imports;
  const shown = (
    list: string,
  ) => sql`(select jsonb_agg(case when ${isCalled(sql`one`, redacted)} then '…' else one end)
    from jsonb_array_elements_text(nullif(facts -> ${list}, 'null')) as one)`;
  const facts = sql`coalesce((select jsonb_agg(facts
      || jsonb_build_object('samples', coalesce(${shown('samples')}, '[]'), 'values', ${shown('values')}) order by place)
    from jsonb_array_elements(${columns}) with ordinality as list (facts, place)), '[]')`;
  await tx
    .update(imports)
    .set({ columns: facts })
    .where(and(eq(imports.userId, owner), among(imports.id, ids)));
  await tx
    .update(imports)
    .set({
      columns: withoutFound(sql`${columns}`, pattern),
      warnings: withoutFound(sql`${warnings}`, pattern),
    })
    .where(
      and(
        eq(imports.userId, owner),
        sql`(${columns}::text ~* ${pattern} or ${warnings}::text ~* ${pattern})`,
      ),
    );
}

/** What the imported records of an erased person were: their feature, entity and ids, and what they called the person. */
interface Erased extends Omit<Redacted, 'pattern'> {
  feature: string;
  entity: string;
  ids: readonly number[];
}

/** Empties the lines of imports that made or changed some records, and takes their person out of others; resolves to how many lines that were. */
export async function clearImports(
  tx: Db,
  owner: Owner,
  { feature, entity, ids, names, phones }: Erased,
  pattern: string | undefined,
): Promise<number> {
  const { importId, recordId, userId } = importRows;
  const ofEntity = tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, owner), eq(imports.feature, feature), eq(imports.entity, entity)));
  const cleared = await tx
    .update(importRows)
    .set({ cells: [], keys: [], fingerprint: null, missing: null })
    .where(and(eq(userId, owner), among(recordId, ids), inArray(importId, ofEntity)))
    .returning({ importId });
  if (!pattern) return cleared.length;
  const redacted = await redactLines(tx, owner, { pattern, names, phones });
  const told = [...new Set([...cleared.map((row) => row.importId), ...redacted])];
  await redactColumns(tx, owner, told, { pattern, names, phones });
  return cleared.length + redacted.length;
}
