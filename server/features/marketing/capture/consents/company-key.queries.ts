import { eq, sql } from 'drizzle-orm';
import { createHmac, randomBytes } from 'node:crypto';
import { marketingCompanyKeys } from '../../../../../shared/marketing/capture/consents/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

const { marketingCompanyId, key } = marketingCompanyKeys;

/** The secret key of a company, created on first use. */
export async function companyKey(tx: Db, companyId: number): Promise<string> {
  const [known] = await tx
    .select({ key })
    .from(marketingCompanyKeys)
    .where(eq(marketingCompanyId, companyId));
  if (known) return known.key;
  const made = randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(marketingCompanyKeys)
    .values({ marketingCompanyId: companyId, key: made })
    // An update without effect, so that the query returns a key that another call has just inserted.
    .onConflictDoUpdate({ target: marketingCompanyId, set: { key: sql`${key}` } })
    .returning({ key });
  return (row as { key: string }).key;
}

/** The companies of an account with their keys. */
export async function companyKeys(tx: Db, owner: Owner): Promise<{ id: number; key: string }[]> {
  const { id, userId } = marketingCompanies;
  const rows = await tx
    .select({ id, key })
    .from(marketingCompanies)
    .leftJoin(marketingCompanyKeys, eq(marketingCompanyId, id))
    .where(eq(userId, owner))
    .orderBy(id);
  const known: { id: number; key: string }[] = [];
  for (const row of rows) known.push({ id: row.id, key: row.key ?? (await companyKey(tx, row.id)) });
  return known;
}

/** HMAC-SHA256 of a lower-case address. Without the key it cannot be reversed by trying addresses. */
export const hashWith = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text.trim().toLowerCase()).digest('base64url');

/** The keyed hash by which a company recognises an address after it has been erased. */
export const emailHash = async (tx: Db, companyId: number, email: string): Promise<string> =>
  hashWith(await companyKey(tx, companyId), email);
