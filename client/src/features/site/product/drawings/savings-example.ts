import { exampleCurrency, formatNumber } from '@/i18n/formats';
import type { Language } from '@shared/languages';

// One month of the example, in its currency: what comes in, and what goes out.
export const income = 2_600;
export const spending = { home: 1_150, daily: 980, cover: 170 } as const;
export const monthly = income - spending.home - spending.daily - spending.cover;
const months = 12;
/** The seventh month has an expense that nobody planned. */
export const setback = { month: 6, amount: 600 };
export const goal = months * monthly - setback.amount;

/** What is saved at the end of each month of the year, if so much is left each month. */
export const savedBy = (left: number) =>
  Array.from(
    { length: months },
    (_, month) => (month + 1) * left - (month >= setback.month ? setback.amount : 0),
  );

/** The month, counted from one, from whose end on the goal is reached. */
export const goalMonth = (left: number) => 1 + savedBy(left).findIndex((saved) => saved >= goal);

/** The example's recommendation: so much less for daily life each month. */
export const cut = spending.daily / 10;

export const exampleMoney = (amount: number, language: Language) =>
  formatNumber(amount, language, {
    style: 'currency',
    currency: exampleCurrency[language],
    maximumFractionDigits: 0,
    useGrouping: 'always',
  }).replace('-', '−');
