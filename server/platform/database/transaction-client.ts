import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** Runs SQL with `$1`, `$2` … in a drizzle transaction, so that a library's write becomes part of it. */
export async function executeIn(tx: Db, text: string, values: unknown[] = []) {
  const chunks = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 1 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part)));
  const result = (await tx.execute(sql.join(chunks))) as { rows: Record<string, unknown>[] };
  return { rows: result.rows };
}
