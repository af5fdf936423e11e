import type { Language } from '../../../../../../shared/languages';
import type { Contradiction } from '../../../../../../shared/marketing/products/analysis';
import type { Price } from '../../../../../../shared/marketing/products/brief/places';
import { pricesOf } from '../../../../../../shared/marketing/products/brief/prices';
import type { PriceBasis } from '../../../../../../shared/marketing/products/scales';
import { moneyText } from '../../../../../../shared/money-text';
import { minorOf } from '../price';
import { type Statement, statementOf } from './statement';

/** What is read of a product's prices. */
export interface PricedProduct {
  price: string;
  priceMinor: number | null;
  prices: Price[] | null;
  currency: string | null;
  priceBasis: PriceBasis | null;
  comparePriceMinor: number | null;
}

/** A fact that says what something costs, folded. */
const costs = /\b(?:precio|cuesta|cuestan|vale|valen|tarifa|price|costs?|fee)\b/u;

const isAboutOne = (statement: Statement, words: string, language: Language) => {
  const { about } = statementOf({ id: 'p', place: 'loose' }, words, language);
  return [...about].some((word) => statement.about.has(word));
};

/** The price that a fact is about: the one whose label it names, or the main one when it says what the product costs. */
function priceMeant(statement: Statement, prices: readonly Price[], language: Language) {
  const named = prices.find(({ label }) => label !== undefined && isAboutOne(statement, label, language));
  const isOfProduct = costs.test(statement.folded) && prices.length === 1;
  return named ?? (isOfProduct ? prices[0] : undefined);
}

/** A price that a fact states and the list of prices has otherwise; an offer is another price by its nature. */
export function againstPrices(
  statement: Statement,
  product: PricedProduct,
  language: Language,
): Contradiction[] {
  const { currency } = product;
  const [amount, ...further] = statement.amounts.filter(({ kind }) => kind === `money ${currency}`);
  if (currency === null || !amount || further.length > 0 || statement.place === 'offer') return [];
  const prices = pricesOf(product);
  const minor = minorOf(amount.value, currency);
  const isKnown = [product.comparePriceMinor, ...prices.map((price) => price.amount)].includes(minor);
  const meant = isKnown || statement.isQualified ? undefined : priceMeant(statement, prices, language);
  if (!meant || meant.from) return [];
  return [
    { facts: `${statement.id}:p`, one: amount.text, other: moneyText(meant.amount, currency, language) },
  ];
}
