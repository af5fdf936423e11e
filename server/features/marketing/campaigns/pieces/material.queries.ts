import { and, eq, isNull, sql } from 'drizzle-orm';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Given, statement } from '../../../../platform/database/statement';
import type { Material } from './ground-of';

/** How many live products of the company were there before this one. */
const position = sql<number>`(select count(*)::int from ${marketingProducts} as other
  where other.user_id = ${marketingProducts.userId}
    and other.marketing_company_id = ${marketingProducts.marketingCompanyId}
    and other.deleted_at is null and other.id < ${marketingProducts.id})`;

const materialColumns = {
  product: {
    id: marketingProducts.id,
    marketingCompanyId: marketingProducts.marketingCompanyId,
    name: marketingProducts.name,
    shortName: marketingProducts.shortName,
    category: marketingProducts.category,
    price: marketingProducts.price,
    priceMinor: marketingProducts.priceMinor,
    prices: marketingProducts.prices,
    comparePriceMinor: marketingProducts.comparePriceMinor,
    goal: marketingProducts.goal,
    waived: marketingProducts.waived,
    position,
    currency: marketingProducts.currency,
    priceBasis: marketingProducts.priceBasis,
    url: marketingProducts.url,
    language: marketingProducts.language,
    facts: marketingProducts.facts,
  },
  company: {
    name: marketingCompanies.name,
    sector: marketingCompanies.sector,
    targetAudienceType: marketingCompanies.targetAudienceType,
    avoid: marketingCompanies.avoid,
    formality: marketingCompanies.formality,
    emoji: marketingCompanies.emoji,
    replyTo: marketingCompanies.replyTo,
    postalAddress: marketingCompanies.postalAddress,
    customersCalled: marketingCompanies.customersCalled,
    isSober: marketingCompanies.isSober,
    speaker: marketingCompanies.speaker,
    place: marketingCompanies.place,
    phone: marketingCompanies.phone,
    website: marketingCompanies.website,
    timezone: marketingCompanies.timezone,
  },
};

const material = statement((db, { owner, product }: Given<{ owner: Owner; product: number }>) =>
  db
    .select(materialColumns)
    .from(marketingProducts)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingProducts.marketingCompanyId))
    .where(
      and(
        eq(marketingProducts.id, product),
        eq(marketingProducts.userId, owner),
        isNull(marketingProducts.deletedAt),
        isNull(marketingCompanies.deletedAt),
      ),
    ),
);

/** A live product of this owner with its company; undefined when there is none. */
export async function findMaterial(db: Db, owner: Owner, product: number): Promise<Material | undefined> {
  const [row] = await material(db, { owner, product });
  return row;
}
