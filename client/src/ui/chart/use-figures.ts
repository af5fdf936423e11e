import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage } from '@/i18n/use-texts';
import { noValue } from './chart-data';

/** How the figures of an analysis read in the current language. */
export function useFigures() {
  const { language } = useLanguage();
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    formatNumber(value, language, options);
  const percent = (share: number, options?: Intl.NumberFormatOptions) =>
    number(share, { style: 'percent', maximumFractionDigits: 1, ...options });
  return {
    number,
    /** A share between 0 and 1. */
    percent,
    percentOrNone: (share: number | null) => (share === null ? noValue : percent(share)),
    /** An ISO date; it is read at noon, so that no time zone moves it. */
    day: (date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
      formatDate(`${date}T12:00:00Z`, language, options),
  };
}
