import { and, eq, isNull } from 'drizzle-orm';
import { crmTags } from '../../../../shared/leads/tags/tables';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';

/** Whether all of these tags are the account's. */
export async function hasTags(db: Db, owner: Owner, ids: readonly number[]): Promise<boolean> {
  const known = await db
    .select({ id: crmTags.id })
    .from(crmTags)
    .where(and(eq(crmTags.userId, owner), isNull(crmTags.deletedAt), among(crmTags.id, ids)));
  return known.length === ids.length;
}
