import { and, eq, gte } from 'drizzle-orm';
import { crmMerges } from '../../../../shared/leads/merges/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** The act of a merge since a time; undefined for one that was taken back or is another owner's. */
export async function findMergeAct(db: Db, owner: Owner, id: number, since: Date) {
  const [merge] = await db
    .select({ act: crmMerges.act })
    .from(crmMerges)
    .where(and(eq(crmMerges.id, id), eq(crmMerges.userId, owner), gte(crmMerges.createdAt, since)));
  return merge?.act ?? undefined;
}
