import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '../../../../../shared/accounts/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

/** The columns of a company that visitors and mails see, and its account. */
const told = {
  id: marketingCompanies.id,
  owner: marketingCompanies.userId,
  name: marketingCompanies.name,
  senderName: marketingCompanies.senderName,
  replyTo: marketingCompanies.replyTo,
  postalAddress: marketingCompanies.postalAddress,
  timezone: marketingCompanies.timezone,
  isDemo: accounts.isDemo,
};

/** The company that is the data controller of its leads. */
export async function findController(tx: Db, id: number) {
  const [company] = await tx
    .select(told)
    .from(marketingCompanies)
    .innerJoin(accounts, eq(accounts.id, marketingCompanies.userId))
    .where(eq(marketingCompanies.id, id));
  if (!company) throw new Error(`Company ${id} is gone`);
  return company;
}

export type Controller = Awaited<ReturnType<typeof findController>>;

/** A company of this owner that is not in the bin; undefined otherwise. */
export async function findOwnCompany(tx: Db, owner: Owner, id: number) {
  const { userId, deletedAt, language } = marketingCompanies;
  const [company] = await tx
    .select({ id: marketingCompanies.id, name: marketingCompanies.name, language })
    .from(marketingCompanies)
    .where(and(eq(marketingCompanies.id, id), eq(userId, owner), isNull(deletedAt)));
  return company;
}
