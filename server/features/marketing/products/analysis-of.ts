import type { Language } from '../../../../shared/languages';
import type { LeftOut, ProductAnalysis } from '../../../../shared/marketing/products/analysis';
import { analyse } from './analysis/analyse';
import { contradictionsIn } from './analysis/contradictions/contradictions';
import { loadReading } from './analysis/load-reading';
import { factsIn } from './analysis/read-facts';
import type { AnalysedProduct } from './products.queries';

/** What the forms of a product say that is no fact. */
async function leftOutOf(product: AnalysedProduct): Promise<LeftOut[]> {
  const { name, language, companyName, characteristics, advantages } = product;
  const reading = { name, names: [name, companyName], language, today: '', ...(await loadReading()) };
  return [characteristics, advantages].flatMap((text) => factsIn(text, reading, { from: 'form' }).leftOut);
}

/** Contradictions that are told at once. */
const mostTold = 50;

/** What the brief of a product is good for, in a language; without one, in the product's own. */
export async function analysisOf(
  product: AnalysedProduct,
  language: Language = product.language,
): Promise<ProductAnalysis> {
  return {
    ...analyse(product, language),
    leftOut: await leftOutOf(product),
    contradictions: contradictionsIn(product, language).slice(0, mostTold),
  };
}
