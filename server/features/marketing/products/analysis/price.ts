import { mostMinor, type PriceBasis } from '../../../../../shared/marketing/products/scales';
import { markOf, digitsOf, readMoney } from '../../../../platform/imports/values/numbers';
import { fold } from '../../grammar/words/fold';

/** What a typed price says; null where it says nothing, or more than anything costs. */
export interface ReadPrice {
  priceMinor: number | null;
  currency: string | null;
  priceBasis: PriceBasis | null;
}

const onRequest =
  /\b(?:a consultar|consultar|bajo presupuesto|presupuesto|a medida|on request|on application|poa|ask us|upon request)\b/;
const withTax =
  /\b(?:iva|impuestos?|vat|taxe?s?)\b.*\b(?:incl\w*)|\b(?:con iva|incl\w*\.? (?:iva|vat|tax\w*|impuestos?)|including (?:vat|tax))\b/;
const withoutTax =
  /(?:\+ ?(?:iva|vat)\b)|\b(?:sin iva|iva no incluido|impuestos? no incluidos?|excl\w*\.? (?:iva|vat|tax\w*|impuestos?)|(?:iva|vat|tax\w*|impuestos?) excl\w*|plus vat|excluding (?:vat|tax)|ex vat)\b/;

const digitsIn: Record<string, number> = {};

/** Decimals of a currency: 2 for euros, 0 for yen. */
export function decimalsOf(currency: string): number {
  digitsIn[currency] ??=
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return digitsIn[currency];
}

/** An amount in minor units of a currency. */
export const minorOf = (amount: number, currency: string | null): number =>
  Math.round(amount * 10 ** decimalsOf(currency ?? 'EUR'));

function basisOf(folded: string): PriceBasis | null {
  if (onRequest.test(folded)) return 'request';
  if (withoutTax.test(folded)) return 'excl';
  return withTax.test(folded) ? 'incl' : null;
}

/** Characters of a cell or field that can be a price; looking for «IVA … incluido» takes the square of them. */
export const longestPrice = 200;

/** Reads a typed price: «5,80 €», «3,50 € por persona», “€12 excl. VAT”, “on request”. */
export function readPrice(given: string): ReadPrice {
  const text = given.slice(0, longestPrice);
  const folded = fold(text);
  const priceBasis = basisOf(folded);
  const amount =
    /(?:[€$£]|\b(?:EUR|USD|GBP)\b)\s*\d[\d.,'\u00a0\u202f ]*|\d[\d.,'\s]*(?:€|\$|£|\b(?:EUR|USD|GBP|euros?)\b)|\d[\d.,]*/i
      .exec(text)?.[0]
      .trim();
  if (priceBasis === 'request' || amount === undefined)
    return { priceMinor: null, currency: null, priceBasis };
  const clean = amount.replace(/[.,']$/, '');
  const mark = markOf(digitsOf(clean));
  // One mark before three digits groups them: no price has three decimals.
  const grouping = digitsOf(clean).includes(',') ? '.' : ',';
  const read = readMoney(clean, mark === ',' || mark === '.' ? mark : grouping);
  if (!read || read.amount < 0) return { priceMinor: null, currency: null, priceBasis };
  const priceMinor = minorOf(read.amount, read.currency);
  if (priceMinor > mostMinor) return { priceMinor: null, currency: null, priceBasis };
  return { priceMinor, currency: read.currency, priceBasis };
}
