import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LinkedMarketing } from '../../../../shared/marketing/takeover/endpoints';
import { takeoverMessages } from '../../../../shared/marketing/takeover/messages';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { type Given, statement } from '../../../platform/database/statement';
import { conflict, notFound } from '../../../platform/http/errors';

const { id, userId, companyId, deletedAt, name, sector, version } = marketingCompanies;

const live = and(isNull(deletedAt), isNotNull(companyId));

/** The companies of CONSULTIA that a company stands for which is not in the bin. */
export async function listTakenIds(db: Db, owner: Owner): Promise<Set<number | null>> {
  const rows = await db
    .select({ companyId })
    .from(marketingCompanies)
    .where(and(eq(userId, owner), live));
  return new Set(rows.map((row) => row.companyId));
}

const productsOfCompany = sql<LinkedMarketing['products']>`coalesce((select
  jsonb_agg(jsonb_build_object('id', product.id, 'productId', product.product_id))
  from ${marketingProducts} as product where product.marketing_company_id = ${marketingCompanies}.id
    and product.product_id is not null and product.deleted_at is null), '[]')`;

const linked = statement((db, { owner, company }: Given<{ owner: Owner; company: number }>) =>
  db
    .select({ id, name, sector, version, products: productsOfCompany })
    .from(marketingCompanies)
    .where(and(eq(userId, owner), eq(companyId, company), isNull(deletedAt))),
);

/** The company that a company of CONSULTIA is here; null for none. */
export async function findLinked(db: Db, owner: Owner, company: number): Promise<LinkedMarketing | null> {
  const [row] = await linked(db, { owner, company });
  return row ?? null;
}

/** Links a company to the one of CONSULTIA that it is; throws 409 where another stands for that already. */
export async function linkCompany(tx: Db, owner: Owner, own: number, business: number): Promise<void> {
  const write = tx
    .update(marketingCompanies)
    .set({ companyId: business })
    .where(and(eq(userId, owner), eq(id, own)));
  const taken = () => conflict(takeoverMessages['business.taken']);
  await onBroken({ marketing_companies_business: taken }, write);
}

/** Remembers which products of CONSULTIA some products are. */
export async function linkProducts(
  tx: Db,
  owner: Owner,
  pairs: readonly { id: number; productId: number }[],
): Promise<void> {
  await tx.execute(
    sql`update ${marketingProducts} set product_id = pair."productId"
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (id int, "productId" int)
      where ${marketingProducts.id} = pair.id and ${marketingProducts.userId} = ${owner}`,
  );
}

const known = statement((db, { owner, company }: Given<{ owner: Owner; company: number }>) =>
  db
    .select({
      companyId,
      products: sql<{ name: string; productId: number | null }[]>`coalesce((select
        jsonb_agg(jsonb_build_object('name', product.name, 'productId', product.product_id))
        from ${marketingProducts} as product
        where product.marketing_company_id = ${marketingCompanies}.id and product.deleted_at is null), '[]')`,
    })
    .from(marketingCompanies)
    .where(and(eq(userId, owner), eq(id, company), isNull(deletedAt))),
);

/** The company of CONSULTIA that a company is, and the products here; throws 404 for another owner's. */
export const readKnown = (db: Db, owner: Owner, company: number) =>
  oneOf(known(db, { owner, company }), notFound);

/** Follows a company of CONSULTIA and its products to their copies in a new assessment. */
export async function moveLinks(
  tx: Db,
  owner: Owner,
  { from, to, products }: { from: number; to: number; products: readonly { from: number; to: number }[] },
): Promise<void> {
  await tx
    .update(marketingCompanies)
    .set({ companyId: to })
    .where(and(eq(userId, owner), eq(companyId, from)));
  await tx.execute(
    sql`update ${marketingProducts} set product_id = pair."to"
      from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as pair ("from" int, "to" int)
      where ${marketingProducts.productId} = pair."from" and ${marketingProducts.userId} = ${owner}`,
  );
}
