import { useLanguage, useTexts } from '@/i18n/use-texts';
import { addDays, type DayRange } from '@shared/list/periods';
import { digitsOf, moneyText } from '@/lib/values/money';
import { useFigures } from '@/ui/chart/use-figures';
import { lengthOf } from './scope/analytics-periods';
import type { Scope } from './scope/use-scope';
import { analyticsTexts } from './texts/analytics';

/** The texts of the section, and its figures as text in the current language. */
export function useWords() {
  const t = useTexts(analyticsTexts);
  const { language } = useLanguage();
  const figures = useFigures();
  const { number, day } = figures;
  return {
    t,
    ...figures,
    money: (minor: number, currency: string) => moneyText(minor, currency, language),
    /** An amount in few characters, for axes. */
    shortMoney: (minor: number, currency: string) =>
      number(minor / 10 ** digitsOf(currency), {
        style: 'currency',
        currency,
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      }),
    /** A range, told up to its last day. */
    span: ({ from, to }: DayRange) => t('span', { from: day(from), to: day(addDays(to, -1)) }),
    /** A range of what happened: one that is not over goes to today. */
    past: ({ from, to }: DayRange, today: string) =>
      from < today && to > today
        ? t('spanToToday', { from: day(from) })
        : t('span', { from: day(from), to: day(addDays(to, -1)) }),
    /** What a period is compared to, in words. */
    comparedName: ({ range, comparison }: Pick<Scope, 'range' | 'comparison'>) => {
      const { unit, count } = lengthOf(range);
      return comparison === 'year-before' ? t('comparedName.year') : t(`comparedName.${unit}`, { count });
    },
    month: (first: string, style: 'long' | 'short') =>
      day(first, style === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short', year: 'numeric' }),
  };
}

export type Words = ReturnType<typeof useWords>;
