import { addDays, type DayRange } from '@shared/list/periods';
import { localeOf } from '@shared/languages';
import { formatter } from '@/i18n/formatters';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { type ChartColumn, noValue } from '@/ui/chart/chart-data';
import { useFigures } from '@/ui/chart/use-figures';
import { analyticsTexts } from './texts/analytics';

/** The texts of the step, and its figures as text in the current language. */
export function useWords() {
  const t = useTexts(analyticsTexts);
  const figures = useFigures();
  const { language } = useLanguage();
  const { number } = figures;
  /** A rate, with one decimal everywhere, so that a figure reads the same above and in a table. */
  const rate = (share: number) => figures.percent(share, { minimumFractionDigits: 1 });
  const column = (name: string, label: string): ChartColumn => ({
    name,
    label,
    text: (value) => number(value),
  });
  return {
    t,
    language,
    ...figures,
    /** A range, told up to its last day. */
    span: ({ from, to }: DayRange) =>
      formatter(Intl.DateTimeFormat, localeOf(language), {
        dateStyle: 'medium',
        timeZone: 'UTC',
      }).formatRange(new Date(from), new Date(addDays(to, -1))),
    rateOrNone: (share: number | null) => (share === null ? noValue : rate(share)),
    column,
    shareColumn: (name: string, label: string): ChartColumn => ({
      name,
      label,
      text: rate,
    }),
  };
}

export type Words = ReturnType<typeof useWords>;
