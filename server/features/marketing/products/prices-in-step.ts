import type { Language } from '../../../../shared/languages';
import type { Price } from '../../../../shared/marketing/products/brief/places';
import { pricesOf } from '../../../../shared/marketing/products/brief/prices';
import { productMessages } from '../../../../shared/marketing/products/messages';
import type { PriceBasis } from '../../../../shared/marketing/products/scales';
import { invalid } from '../../../platform/http/errors';
import { amountText } from '../../../../shared/marketing/products/price-text';
import { readPrice } from './analysis/price';

/** The fields of a product that tell what it costs. */
export interface PriceFields {
  price: string;
  priceMinor: number | null;
  currency: string | null;
  priceBasis: PriceBasis | null;
  prices: Price[] | null;
  language: Language;
}

/** Fields that are read from the typed price, unless they are given themselves. */
function readTyped(given: Partial<PriceFields>): Partial<PriceFields> {
  if (typeof given.price !== 'string') return {};
  const read = readPrice(given.price);
  const { priceMinor = read.priceMinor, priceBasis = read.priceBasis } = given;
  // A price without its currency keeps the one that it had.
  const currency = given.currency === undefined && read.currency !== null ? { currency: read.currency } : {};
  return { priceMinor, ...currency, ...(priceBasis !== null && { priceBasis }) };
}

/** The single price after the main one of a list. */
function fromList(
  [main]: readonly Price[],
  before: PriceFields,
  given: Partial<PriceFields>,
): Partial<PriceFields> {
  if (!main) return { priceMinor: null, price: '', priceBasis: given.priceBasis ?? null, prices: null };
  const typed = given.price === undefined ? undefined : readPrice(given.price);
  const currency = given.currency ?? typed?.currency ?? before.currency;
  if (currency === null) throw invalid({ currency: productMessages['currency.required'] });
  const isSame = typed !== undefined && typed.priceMinor === main.amount;
  const price = isSame ? (given.price as string) : amountText(main, currency, before.language);
  return { price: price.slice(0, 100), currency, priceMinor: main.amount, priceBasis: main.tax ?? null };
}

/** The list after the single price; further prices stay, unless there is none any more. */
function intoList(before: PriceFields, after: PriceFields): Partial<PriceFields> {
  if (before.prices === null) return {};
  const [main] = pricesOf({ ...after, prices: null });
  if (!main) return { prices: null };
  const [former, ...others] = before.prices;
  const isTyped = after.price !== before.price;
  const words = isTyped ? {} : { from: former?.from, per: former?.per };
  const first = { ...former, from: undefined, per: undefined, tax: undefined, ...main, ...words };
  const isTold = isTyped || after.currency === null;
  const price = isTold ? after.price : amountText(first, after.currency as string, after.language);
  return { prices: [first, ...others], price: price.slice(0, 100) };
}

const single = ['price', 'priceMinor', 'priceBasis'] as const;

/**
 * The fields that the given ones change of what a product costs, so that the first of its prices and the single one say
 * the same, whichever of them is given. A price on request has no amount.
 */
export function pricesInStep(given: Partial<PriceFields>, before: PriceFields): Partial<PriceFields> {
  if (given.prices && given.priceBasis !== 'request') {
    return { ...fromList(given.prices, { ...before, ...given } as PriceFields, given) };
  }
  const changes = readTyped(given);
  const isOnRequest = given.priceBasis === 'request' || changes.priceBasis === 'request';
  if (isOnRequest) return { ...changes, priceMinor: null, prices: null };
  if (given.prices === null || single.every((name) => given[name] === undefined)) return { ...changes };
  return { ...changes, ...intoList(before, { ...before, ...given, ...changes } as PriceFields) };
}
