import { type Language, localeOf } from '../../../../../shared/languages';

/** Writes the numbers of a report in a language. */
export const numbersIn = (language: Language) => {
  const locale = localeOf(language);
  const plain = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    number: (value: number) => plain.format(value),
    /** A share from 0 to 1, with one decimal. */
    percent: (share: number) => percent.format(share),
    /** A statistic, with two decimals. */
    statistic: (value: number) => decimal.format(value),
  };
};

export type Numbers = ReturnType<typeof numbersIn>;
