import { addDays, type DayRange } from '../../../../../shared/list/periods';
import type { DayFigures, Figures } from '../../../../../shared/marketing/analytics/figures';
import { figureNames } from '../../../../../shared/marketing/analytics/scales';

type Known = Readonly<Record<string, Partial<Figures>>>;

const whole = (known: Partial<Figures> = {}): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, known[name] ?? 0])) as Figures;

/** Every day of a range, with zeros where nothing happened. */
export function filledDays({ from, to }: DayRange, known: Known): DayFigures[] {
  const days: DayFigures[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push({ day, ...whole(known[day]) });
  return days;
}

/** The sums of some days. */
export const sumOf = (days: readonly Figures[]): Figures =>
  Object.fromEntries(
    figureNames.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]),
  ) as Figures;
