import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { addDays, type DayRange } from '@shared/list/periods';
import { digitsOf, moneyText } from '@/lib/values/money';
import { noValue } from '@/ui/chart/chart-data';
import { analyticsTexts } from './texts/analytics';

/** The texts of the section, and its figures as text in the current language. */
export function useWords() {
  const t = useTexts(analyticsTexts);
  const { language } = useLanguage();
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    formatNumber(value, language, options);
  const percent = (share: number, options?: Intl.NumberFormatOptions) =>
    number(share, { style: 'percent', maximumFractionDigits: 1, ...options });
  const day = (date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
    formatDate(`${date}T12:00:00Z`, language, options);
  return {
    t,
    number,
    percent,
    day,
    percentOrNone: (share: number | null) => (share === null ? noValue : percent(share)),
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
    month: (first: string, style: 'long' | 'short') =>
      day(first, style === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short', year: 'numeric' }),
  };
}

export type Words = ReturnType<typeof useWords>;
