import { exampleCurrency, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { Figures } from './figures/figures';
import { calculatorTexts } from './texts/calculator';

/** The texts and number formats for these figures. */
export function useWords({ period, whole }: Pick<Figures, 'period' | 'whole'>) {
  const t = useTexts(calculatorTexts);
  const { language } = useLanguage();
  // Whoever reads English counts in pounds: a name of the unit, since nothing is converted.
  const currency = { style: 'currency', currency: exampleCurrency[language] } as const;

  return {
    t,
    period: t(`form.${period}`),
    units: (value: number) =>
      formatNumber(
        value,
        language,
        whole || Math.abs(value) >= 1
          ? { maximumFractionDigits: 2, useGrouping: 'always' }
          : { maximumSignificantDigits: 3 },
      ),
    money: (value: number) =>
      formatNumber(value, language, {
        ...currency,
        // Also in four figures, which Spanish leaves together: columns hold 9.000 beside 10.000.
        useGrouping: 'always',
        minimumFractionDigits: Number.isInteger(Number(value.toFixed(2))) ? 0 : 2,
        // A price may be less than a cent.
        maximumFractionDigits: Math.abs(value) < 1 ? 6 : 2,
      }),
    percent: (value: number, options?: Intl.NumberFormatOptions) =>
      formatNumber(value, language, { style: 'percent', maximumFractionDigits: 1, ...options }).replace(
        '-',
        '−',
      ),
    tick: (value: number, end: number) => formatNumber(value, language, tickFormat(end)),
    moneyTick: (value: number, end: number) =>
      formatNumber(value, language, { ...currency, minimumFractionDigits: 0, ...tickFormat(end) }),
  };
}

// Short numbers, because an axis has little room.
const tickFormat = (end: number): Intl.NumberFormatOptions =>
  end >= 10_000 ? { notation: 'compact' } : { maximumFractionDigits: 6 };

export type Words = ReturnType<typeof useWords>;
