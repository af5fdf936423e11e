import { digitsOf } from '@/lib/values/money';
import type { ChartColumn } from '@/ui/chart/chart-data';
import type { Words } from './use-words';

/** A column of numbers. */
export const numbers = (name: string, label: string, { number }: Words): ChartColumn => ({
  name,
  label,
  text: (value) => number(value),
});

/** A column of shares from 0 to 1. */
export const shares = (name: string, label: string, { percent }: Words): ChartColumn => ({
  name,
  label,
  text: (value) => percent(value),
});

/** A column of amounts in one currency. */
export const amounts = (name: string, label: string, currency: string, { money }: Words): ChartColumn => ({
  name,
  label: `${label} (${currency})`,
  text: (value) => money(value, currency),
  filed: (value) => value / 10 ** digitsOf(currency),
});
