import { and, eq, isNull } from 'drizzle-orm';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** Contacts of a company that are read at most. */
const most = 1_000;

/** The ids of a company's contacts that are not in the bin. */
export async function listContactIds(db: Db, owner: Owner, company: number): Promise<number[]> {
  const { id, userId, companyId, deletedAt } = crmContacts;
  const rows = await db
    .select({ id })
    .from(crmContacts)
    .where(and(eq(userId, owner), eq(companyId, company), isNull(deletedAt)))
    .orderBy(id)
    .limit(most);
  return rows.map((row) => row.id);
}
