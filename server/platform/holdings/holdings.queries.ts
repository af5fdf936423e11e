import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { type Holding, holdings } from './holdings';
import { accountHoldings } from './tables';

/** How many more of a kind an account may hold; negative where it held more before there was a limit. */
export async function findRoom(db: Db, owner: Owner, kind: Holding): Promise<number> {
  const [row] = await db
    .select({ held: sql<number>`coalesce(sum(${accountHoldings.amount}), 0)::float8` })
    .from(accountHoldings)
    .where(and(eq(accountHoldings.userId, owner), eq(accountHoldings.kind, kind)));
  return holdings[kind] - (row?.held ?? 0);
}
