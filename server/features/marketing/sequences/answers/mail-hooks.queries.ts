import { and, eq, isNull } from 'drizzle-orm';
import { marketingMailHooks } from '../../../../../shared/marketing/sequences/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { oneOf } from '../../../../platform/database/rows/one-of';
import { type Owner, ownerOf } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import { notFound } from '../../../../platform/http/errors';

const hooks = marketingMailHooks;
const { id, userId, deletedAt } = marketingCompanies;

const found = statement((db, { owner, company }: Given<{ owner: Owner; company: number }>) =>
  db
    .select({ token: hooks.token })
    .from(marketingCompanies)
    .leftJoin(hooks, eq(hooks.marketingCompanyId, id))
    .where(and(eq(id, company), eq(userId, owner), isNull(deletedAt))),
);

/** The token of a company's mail hook; null before it is made. Throws 404. */
export const findToken = async (db: Db, owner: Owner, company: number): Promise<string | null> =>
  (await oneOf(found(db, { owner, company }), notFound)).token;

/** Gives a company another token. */
export async function setToken(
  tx: Db,
  owner: Owner,
  company: number,
  token: string,
  at: Date,
): Promise<void> {
  await tx
    .insert(hooks)
    .values({ marketingCompanyId: company, userId: owner, token, createdAt: at })
    .onConflictDoUpdate({ target: hooks.marketingCompanyId, set: { token, createdAt: at } });
}

/** The company whose mail server calls; undefined for a token that nobody has. */
export async function findHook(db: Db, token: string) {
  const [row] = await db
    .select({ company: hooks.marketingCompanyId, userId: hooks.userId })
    .from(hooks)
    .innerJoin(marketingCompanies, and(eq(id, hooks.marketingCompanyId), isNull(deletedAt)))
    .where(eq(hooks.token, token));
  return row && { company: row.company, owner: ownerOf(row) };
}
