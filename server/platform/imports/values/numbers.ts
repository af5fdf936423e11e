import type { DecimalMark } from '../../../../shared/imports/scales';

/** An amount as it is written. */
export interface ReadMoney {
  amount: number;
  /** ISO 4217, if a symbol or a code says it. */
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

/** Whether a text is a number, however its thousands and decimals are separated. */
export const isNumber = (text: string) => plainNumber.test(text.trim());

/** Whether a text counts something: a number that is no code, as those with a leading zero and very long ones are. */
export const isQuantity = (text: string) =>
  isNumber(text) && !/^0\d/.test(text.trim()) && text.replace(/\D/g, '').length <= 15;

/** What a number tells about the decimal mark of its column; undefined when it fits both. */
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

/** Reads a number; undefined for what is none. Percent signs are left out. */
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

/** Codes of currencies that are also the beginning of a Spanish tax id. */
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
  // What says more than the currency, such as the M of $1M, says another amount.
  const code = words.length === 1 ? codeOf(word) : undefined;
  return code ? { digits, currency: code } : { digits: '', currency: null };
}

/** Whether a text is an amount of a currency that it names. */
export function isMoney(text: string): boolean {
  const { digits, currency } = partsOf(text);
  return currency !== null && isNumber(digits.replace(/[()]/g, ''));
}

/** The digits of an amount, without its currency. */
export const digitsOf = (text: string) => partsOf(text).digits;

/** Reads an amount with or without its currency; undefined for what is none. */
export function readMoney(given: string, mark: DecimalMark): ReadMoney | undefined {
  const { digits, currency } = partsOf(given);
  const amount = readNumber(digits, mark);
  return amount === undefined ? undefined : { amount, currency };
}
