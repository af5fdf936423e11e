import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Fact } from '../../../../shared/marketing/products/fact';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { type Given, statement } from '../../../platform/database/statement';

const { id, userId, companyId, deletedAt, name, sector, replyTo } = marketingCompanies;

const listed = statement((db, { owner }: Given<{ owner: Owner }>) =>
  db
    .select({
      id,
      name,
      sector,
      products: sql<{ id: number; name: string }[]>`coalesce((select
        jsonb_agg(jsonb_build_object('id', product.id, 'name', product.name) order by product.id)
        from ${marketingProducts} as product
        where product.marketing_company_id = ${marketingCompanies}.id and product.deleted_at is null), '[]')`,
    })
    .from(marketingCompanies)
    .where(and(eq(userId, owner), isNull(companyId), isNull(deletedAt)))
    .orderBy(sql`fold(${name}) collate "C"`, id),
);

/** The companies of an account by name that are linked to none of CONSULTIA, with their products. */
export const listUnlinked = (db: Db, owner: Owner) => listed(db, { owner });

const toldAt = (facts: readonly Fact[], place: Fact['place']) =>
  facts.filter((fact) => fact.place === place && fact.state === 'accepted').map(({ text }) => text);

/** The products of a company: what each is, and what is said in proof of it. */
async function productsOf(tx: Db, owner: Owner, company: number) {
  const { productId, facts, characteristics } = marketingProducts;
  const rows = await tx
    .select({ id: marketingProducts.id, name: marketingProducts.name, productId, facts, characteristics })
    .from(marketingProducts)
    .where(
      and(
        eq(marketingProducts.userId, owner),
        eq(marketingProducts.marketingCompanyId, company),
        isNull(marketingProducts.deletedAt),
      ),
    )
    .orderBy(asc(marketingProducts.id));
  return rows.map(({ facts: told, ...product }) => ({
    ...product,
    whatItIs: toldAt(told, 'kind')[0] ?? null,
    proofs: toldAt(told, 'proof'),
  }));
}

const described = (tx: Db, owner: Owner, which: SQL | undefined) =>
  tx
    .select({ id, name, sector, replyTo })
    .from(marketingCompanies)
    .where(and(eq(userId, owner), isNull(deletedAt), which));

type Described = Awaited<ReturnType<typeof described>>;

async function withProducts(tx: Db, owner: Owner, [company]: Described) {
  return company && { ...company, products: await productsOf(tx, owner, company.id) };
}

/** What another portal takes over of a company that it does not have; undefined for any other, or another owner's. */
export async function findUnlinked(tx: Db, owner: Owner, company: number) {
  const own = described(tx, owner, and(eq(id, company), isNull(companyId)));
  return withProducts(tx, owner, await own.for('no key update'));
}

/** The same of the company that one of CONSULTIA is. */
export const findLinkedBusiness = async (tx: Db, owner: Owner, company: number) =>
  withProducts(tx, owner, await described(tx, owner, eq(companyId, company)));
