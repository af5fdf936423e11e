import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Fact, StoredFact } from '../../../../shared/marketing/products/fact';
import { productMessages } from '../../../../shared/marketing/products/messages';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingLimits } from '../../../../shared/marketing/scales';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import { say } from '../../../../shared/message';
import type { Derivation, FieldsOf, Links, RecordKind } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { conflict } from '../../../platform/http/errors';
import { withoutImage } from '../images/images.queries';
import { analyse } from './analysis/analyse';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    marketingProduct: Omit<FieldsOf<typeof marketingProducts>, 'facts'> & { facts: StoredFact[] };
  }
}

export const marketingProductKind: RecordKind<'marketingProduct'> = {
  entity: 'marketingProduct',
  table: marketingProducts,
  derived: ['productId', 'lastFact', 'factCount', 'score', 'isReady'],
  depending: { on: ['comparePriceMinor', 'priceMinor'], fields: ['comparePriceConfirmedAt'] },
  impossible: withoutImage('photoId'),
};

/** What the analysis of a product reads. */
export const analysedColumns = {
  price: marketingProducts.price,
  priceMinor: marketingProducts.priceMinor,
  prices: marketingProducts.prices,
  priceBasis: marketingProducts.priceBasis,
  comparePriceMinor: marketingProducts.comparePriceMinor,
  comparePriceConfirmedAt: marketingProducts.comparePriceConfirmedAt,
  language: marketingProducts.language,
  facts: marketingProducts.facts,
  targetAudienceType: marketingCompanies.targetAudienceType,
};

const numberOf = ({ id }: Fact) => Number(id.slice(1));

/** Recalculates the scores of products. The number of the last fact only increases. */
async function refreshScores(tx: Db, owner: Owner, where: ReturnType<typeof among>): Promise<void> {
  const rows = await tx
    .select({ id: marketingProducts.id, ...analysedColumns })
    .from(marketingProducts)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingProducts.marketingCompanyId))
    .where(and(eq(marketingProducts.userId, owner), where));
  const scored = rows.map(({ id, ...product }) => {
    const { score, isReady } = analyse(product);
    const last = Math.max(0, ...product.facts.map(numberOf));
    return { id, score, ready: isReady, facts: product.facts.length, last };
  });
  await tx.execute(
    sql`update ${marketingProducts} set score = one.score, is_ready = one.ready, fact_count = one.facts,
        last_fact = greatest(last_fact, one.last)
      from jsonb_to_recordset(${JSON.stringify(scored)}::jsonb) as one (id int, score int, ready boolean, facts int, last int)
      where ${marketingProducts.id} = one.id and ${marketingProducts.userId} = ${owner}`,
  );
}

const most = marketingLimits.products;

/**
 * A company has at most a thousand active products, whatever act adds them; concurrent acts are counted one after the
 * other.
 */
async function refuseFull(tx: Db, owner: Owner, ids: readonly number[]): Promise<void> {
  const of = tx
    .select({ id: marketingProducts.marketingCompanyId })
    .from(marketingProducts)
    .where(and(eq(marketingProducts.userId, owner), among(marketingProducts.id, ids)));
  await tx
    .select({ id: marketingCompanies.id })
    .from(marketingCompanies)
    .where(sql`${marketingCompanies.id} in ${of}`)
    .orderBy(asc(marketingCompanies.id))
    .for('no key update');
  const full = await tx
    .select({ id: marketingProducts.marketingCompanyId })
    .from(marketingProducts)
    .where(and(sql`${marketingProducts.marketingCompanyId} in ${of}`, isNull(marketingProducts.deletedAt)))
    .groupBy(marketingProducts.marketingCompanyId)
    .having(sql`count(*) > ${most}`);
  if (full.length > 0) throw conflict(say(productMessages['products.full'], { most }));
}

export const productDerivations: readonly Derivation[] = [
  { entity: 'marketingProduct', refresh: refuseFull },
  {
    entity: 'marketingProduct',
    refresh: (tx, owner, ids) => refreshScores(tx, owner, among(marketingProducts.id, ids)),
  },
];

/** An undo does not delete a company with products, including those in the bin. */
export const companyLinks: Links = {
  entity: 'marketingCompany',
  linked: (tx, owner, ids) =>
    tx
      .selectDistinct({ id: marketingProducts.marketingCompanyId })
      .from(marketingProducts)
      .where(and(eq(marketingProducts.userId, owner), among(marketingProducts.marketingCompanyId, ids))),
};
