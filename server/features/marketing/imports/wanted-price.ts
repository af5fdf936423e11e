import type { Language } from '../../../../shared/languages';
import { productImportMessages as texts } from '../../../../shared/marketing/products/messages';
import type { PriceBasis } from '../../../../shared/marketing/products/scales';
import { say } from '../../../../shared/message';
import { currencyCode } from '../../../../shared/record-fields';
import type { ReadDate } from '../../../platform/imports/values/dates';
import type { ReadRow } from '../../../platform/imports/values/read-row';
import { moneyText } from '../../../../shared/money-text';
import { readPrice } from '../products/analysis/price';

/** What a row says of a price. */
export interface WantedPrice {
  text: string;
  minor: number | null;
  currency: string | null;
  basis: PriceBasis | null;
}

/** What the rows of a file have in common. */
export interface Context {
  /** The company sells to businesses only, so that prices without tax are taken first. */
  isBusiness: boolean;
  /** YYYY-MM-DD. */
  today: string;
  given: Record<string, string>;
}

/** Takes a message about what is left out. */
export type Say = (message: string) => void;

/** The texts in the columns of a field. */
export const textsOf = ({ values }: ReadRow, field: string) =>
  (values[field] ?? []).filter((value): value is string => typeof value === 'string');

/** Reads a cell with a price, with what is given for all rows. */
function priceOf(
  text: string | undefined,
  basis: PriceBasis | null,
  currency: string | null,
  warn: Say,
): WantedPrice | undefined {
  if (text === undefined) return undefined;
  const read = readPrice(text);
  const said = read.priceBasis ?? basis;
  if (read.priceMinor === null && said !== 'request') {
    warn(say(texts['price.unread'], { value: text.slice(0, 100) }));
    return undefined;
  }
  // Programs write numbers of six decimals; the text is what a person would write.
  const short = /^\d+[.,]\d{3,}$/.test(text) ? text.replace(/([.,]\d{2})\d*$/, '$1') : text;
  return { text: short, minor: read.priceMinor, currency: read.currency ?? currency, basis: said };
}

/** The text of a price: a bare number as the language writes it with its currency, all else as it stands. */
export const priceText = ({ text, minor, currency }: WantedPrice, language: Language): string =>
  currency && minor !== null && /^[\d.,\s]+$/.test(text) ? moneyText(minor, currency, language) : text;

function currencyOf(row: ReadRow, given: string | undefined, warn: Say): string | null {
  const [cell] = textsOf(row, 'currency');
  if (cell === undefined) return given ?? null;
  const code = { '€': 'EUR', $: 'USD', '£': 'GBP' }[cell] ?? cell.toUpperCase();
  if (currencyCode.safeParse(code).success) return code;
  warn(say(texts['currency.unread'], { value: cell.slice(0, 100) }));
  return given ?? null;
}

/** The price of a row and the one before: a sale that is not over is the price, and what is compared with the one before. */
export function pricesIn(
  row: ReadRow,
  { isBusiness, today, given }: Context,
  warn: Say,
): { price?: WantedPrice; before?: WantedPrice } {
  const first = (field: string) => textsOf(row, field)[0];
  const currency = currencyOf(row, given.currency, warn);
  const basis = (first('priceBasis') ?? given.priceBasis ?? null) as PriceBasis | null;
  const incl = priceOf(first('priceIncl'), 'incl', currency, warn);
  const excl = priceOf(first('priceExcl'), 'excl', currency, warn);
  const plain = priceOf(first('price'), basis, currency, warn);
  const sale = priceOf(first('salePrice'), basis, currency, warn);
  const compared = priceOf(first('comparePrice'), basis, currency, warn);
  const ends = dayIn(row, 'saleEnds');
  const isOn = sale !== undefined && (ends === undefined || ends >= today);
  const price = (isOn ? sale : undefined) ?? plain ?? (isBusiness ? (excl ?? incl) : (incl ?? excl));
  const before = compared ?? (isOn ? plain : undefined);
  const [was, is] = [before?.minor, price?.minor];
  const isHigher = typeof was === 'number' && typeof is === 'number' && was > is;
  return { ...(price && { price }), ...(isHigher && before && { before }) };
}

/** The day in a date cell. */
export const dayIn = ({ values }: ReadRow, field: string): string | undefined =>
  (values[field]?.[0] as ReadDate | undefined)?.day;
