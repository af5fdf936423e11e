import { addDays, type DayRange } from '@shared/list/periods';
import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { type ChartColumn, noValue } from '@/ui/chart/chart-data';
import { analyticsTexts } from './texts/analytics';

/** The texts of the step, and its figures as text in the current language. */
export function useWords() {
  const t = useTexts(analyticsTexts);
  const { language } = useLanguage();
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    formatNumber(value, language, options);
  const percent = (share: number, options?: Intl.NumberFormatOptions) =>
    number(share, { style: 'percent', maximumFractionDigits: 1, ...options });
  const day = (date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
    formatDate(`${date}T12:00:00Z`, language, options);
  const column = (name: string, label: string): ChartColumn => ({
    name,
    label,
    text: (value) => number(value),
  });
  return {
    t,
    number,
    percent,
    day,
    rate: (share: number | null) => (share === null ? noValue : percent(share)),
    /** A range, told up to its last day. */
    span: ({ from, to }: DayRange) => t('span', { from: day(from), to: day(addDays(to, -1)) }),
    column,
    shareColumn: (name: string, label: string): ChartColumn => ({
      name,
      label,
      text: (value) => percent(value),
    }),
  };
}

export type Words = ReturnType<typeof useWords>;
