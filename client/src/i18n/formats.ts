import { formatter } from './formatters';
import { type Language, localeOf } from '@shared/languages';
import { site } from '@shared/site';

/** A date in the Spanish time zone; pass `timeStyle` to add the time. */
export function formatDate(
  moment: string | Date,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return formatter(Intl.DateTimeFormat, localeOf(language), { timeZone: site.timeZone, ...options }).format(
    new Date(moment),
  );
}

export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return formatter(Intl.NumberFormat, localeOf(language), options).format(value);
}

/** The currency of invented amounts: that of the place where the examples of a language play. */
export const exampleCurrency = { en: 'GBP', es: 'EUR' } as const satisfies Record<Language, string>;

export function formatMoney(amount: number, language: Language, currency: string = site.currency): string {
  return formatNumber(amount, language, { style: 'currency', currency });
}
