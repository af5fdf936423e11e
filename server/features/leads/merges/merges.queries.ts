import { and, eq } from 'drizzle-orm';
import { crmMerges } from '../../../../shared/leads/merges/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** The act of a merge; undefined for one that was taken back or is another owner's. */
export async function findMergeAct(db: Db, owner: Owner, id: number) {
  const [merge] = await db
    .select({ act: crmMerges.act })
    .from(crmMerges)
    .where(and(eq(crmMerges.id, id), eq(crmMerges.userId, owner)));
  return merge?.act ?? undefined;
}
