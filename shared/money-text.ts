import type { Language } from './languages';

/** How a language writes money and days: English prices in dollars of the United States are an American's. */
export const localeFor = (language: Language, currency: string): string =>
  language === 'es' ? 'es-ES' : currency === 'USD' ? 'en-US' : 'en-GB';

/** A price in minor units as the language writes it: «5,80 €», «£64». */
export function moneyText(minor: number, currency: string, language: Language): string {
  const options = {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: 'always',
  } as const;
  const format = new Intl.NumberFormat(localeFor(language, currency), options);
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** maximumFractionDigits).replace(/[\u00A0\u202F]/gu, ' ');
}
