import { planTimeline } from '../figures/timeline';

const daysInMonth = 365.25 / 12;

/** The shortest and longest length of the phases that end, in months rounded to halves. */
export function planMonths(): { min: number; max: number } {
  const ending = planTimeline(null).phases.filter(({ duration }) => duration);
  const last = ending.at(-1)!;
  const months = (days: number) => Math.round((2 * days) / daysInMonth) / 2;
  return { min: months(last.quickest.to), max: months(last.longest.to) };
}
