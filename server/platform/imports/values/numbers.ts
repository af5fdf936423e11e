import type { DecimalMark } from '../../../../shared/imports/scales';

/** An amount as it is written. */
export interface ReadMoney {
  amount: number;
  /** ISO 4217, if a symbol or a code states it. */
  currency: string | null;
}

const symbols: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  us$: 'USD',
  r$: 'BRL',
  eur: 'EUR',
  euros: 'EUR',
  euro: 'EUR',
};

const plainNumber = /^[+-]?(?:\d+|\d{1,3}(?:[.,'’\s\u00a0\u202f]\d{3})+)(?:[.,]\d+)?$|^[+-]?[.,]\d+$/;

/** Whether a text is a number, with any separators for thousands and decimals. */
export const isNumber = (text: string) => plainNumber.test(text.trim());

/** Whether a text is a quantity and not a code; numbers with a leading zero and very long ones are codes. */
export const isQuantity = (text: string) =>
  isNumber(text) && !/^0\d/.test(text.trim()) && text.replace(/\D/g, '').length <= 15;

/** The decimal separator of a column that a number implies; undefined if it fits both. */
export function markOf(text: string): DecimalMark | 'undecided' | undefined {
  const marks = text.replace(/[^.,]/g, '');
  if (marks === '') return undefined;
  const last = marks.at(-1) as DecimalMark;
  const other = last === ',' ? '.' : ',';
  if (marks.includes(other)) return last;
  if (marks.length > 1) return other;
  const [before = '', after = ''] = text.split(last);
  const isGroup = /^[+-]?[1-9]\d{0,2}$/.test(before.trim()) && /^\d{3}$/.test(after.trim());
  return isGroup ? 'undecided' : last;
}

/** Reads a number; undefined if it is not one. Percent signs are ignored. */
export function readNumber(given: string, mark: DecimalMark): number | undefined {
  const isNegative = /^\(.*\)$/.test(given.trim());
  const text = given.replace(/[()%]/g, '').trim();
  if (!isNumber(text)) return undefined;
  const thousands = mark === ',' ? /[.'’\s\u00a0\u202f]/g : /[,'’\s\u00a0\u202f]/g;
  const digits = text.replace(thousands, '').replace(',', '.');
  const value = Number(digits);
  if (!Number.isFinite(value)) return undefined;
  return isNegative ? -value : value;
}

/** Currency codes with which Spanish tax ids can also begin. */
const noCurrencies = new Set(['ESA', 'ESB', 'ESP']);
const currencies = new Set(Intl.supportedValuesOf('currency').filter((code) => !noCurrencies.has(code)));

const codeOf = (word: string) => {
  const code = symbols[word] ?? word.toUpperCase();
  return currencies.has(code) ? code : undefined;
};

/** The number in a text with a currency, and the currency. */
function partsOf(given: string): { digits: string; currency: string | null } {
  const text = given.trim();
  const [, before = '', digits = '', after = ''] =
    /^([^\d+\-.,(]*)(?=[\d+\-.,(])([(+-]?[\d.,'’\s\u00a0\u202f]*\d\)?)([^\d]*)$/.exec(text) ?? [];
  const words = [before, after].map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
  const [word] = words;
  if (!word) return { digits, currency: null };
  // Other text beside the currency, such as the M of $1M, changes the amount.
  const code = words.length === 1 ? codeOf(word) : undefined;
  return code ? { digits, currency: code } : { digits: '', currency: null };
}

/** Whether a text is an amount with its currency. */
export function isMoney(text: string): boolean {
  const { digits, currency } = partsOf(text);
  return currency !== null && isNumber(digits.replace(/[()]/g, ''));
}

/** The digits of an amount, without its currency. */
export const digitsOf = (text: string) => partsOf(text).digits;

/** Reads an amount with or without a currency; undefined if it is not one. */
export function readMoney(given: string, mark: DecimalMark): ReadMoney | undefined {
  const { digits, currency } = partsOf(given);
  const amount = readNumber(digits, mark);
  return amount === undefined ? undefined : { amount, currency };
}
