import type { Language } from '../../../shared/languages';

/** A price in minor units as the language writes it: «5,80 €», «£64». */
export function moneyText(minor: number, currency: string, language: Language): string {
  const options = {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: 'always',
  } as const;
  const format = new Intl.NumberFormat(language === 'es' ? 'es-ES' : 'en-GB', options);
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** maximumFractionDigits).replace(/[\u00A0\u202F]/gu, ' ');
}
