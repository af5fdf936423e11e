import { addDays, type DayRange } from '@shared/list/periods';
import { useTexts } from '@/i18n/use-texts';
import type { ChartColumn } from '@/ui/chart/chart-data';
import { useFigures } from '@/ui/chart/use-figures';
import { analyticsTexts } from './texts/analytics';

/** The texts of the step, and its figures as text in the current language. */
export function useWords() {
  const t = useTexts(analyticsTexts);
  const figures = useFigures();
  const { number, percent, day } = figures;
  const column = (name: string, label: string): ChartColumn => ({
    name,
    label,
    text: (value) => number(value),
  });
  return {
    t,
    ...figures,
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
