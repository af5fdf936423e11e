import { formatMoney, formatNumber } from '@/i18n/formats';
import { formatter } from '@/i18n/formatters';
import { type Language, localeOf } from '@shared/languages';

/** Number of digits after the decimal separator of a currency: 2 for EUR, 0 for JPY. */
export const digitsOf = (currency: string): number =>
  formatter(Intl.NumberFormat, 'en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** An amount in minor units of its currency as text with the currency, such as €1,234.50; cents are left out if zero. */
export function moneyText(minor: number, currency: string, language: Language): string {
  const digits = digitsOf(currency);
  const major = minor / 10 ** digits;
  if (!Number.isInteger(major)) return formatMoney(major, language, currency);
  return formatNumber(major, language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    // Spanish would leave four digits ungrouped, above and below amounts of five.
    useGrouping: 'always',
  });
}

/** An amount in minor units as the text of an input, in the language's spelling without thousands. */
export const typedMoney = (minor: number, currency: string, language: Language): string =>
  formatNumber(minor / 10 ** digitsOf(currency), language, { useGrouping: false });

/**
 * The minor units of a typed amount: null for an empty text, NaN for one that is no amount. A single separator with three
 * digits after it is read as the language writes it: "1.234" is a thousand in Spanish and a decimal in English.
 */
export function minorUnits(text: string, currency: string, language: Language): number | null {
  const plain = text.replace(/[\s\u00a0\u202f€$£]/g, '');
  if (plain === '') return null;
  if (!/^[\d.,]+$/.test(plain)) return Number.NaN;
  const decimal = decimalIn(plain, language);
  const [whole = '', fraction = '', ...more] = decimal ? plain.split(decimal) : [plain];
  const digits = digitsOf(currency);
  if (more.length > 0 || fraction.length > digits || /\D/.test(fraction)) return Number.NaN;
  const value = Number(whole.replace(/[.,]/g, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

/** The character that separates the decimals of an amount, if there is one. */
function decimalIn(plain: string, language: Language): string | undefined {
  const last = /[.,](?=[^.,]*$)/.exec(plain)?.[0];
  if (!last) return undefined;
  const count = plain.split(last).length - 1;
  const hasBoth = plain.includes('.') && plain.includes(',');
  if (hasBoth) return last;
  if (count > 1) return undefined;
  const isThousands = /[.,]\d{3}$/.test(plain) && last !== decimalOf(language);
  return isThousands ? undefined : last;
}

const decimalOf = (language: Language) => (1.5).toLocaleString(localeOf(language)).charAt(1);
