/** Minutes of each unit in which a delay is typed. */
export const unitMinutes = { minutes: 1, hours: 60, days: 24 * 60 } as const;
export type DelayUnit = keyof typeof unitMinutes;
export const delayUnits = Object.keys(unitMinutes) as DelayUnit[];

/** A delay in minutes as an amount of the largest unit that fits. */
export function delayOf(minutes: number): { amount: number; unit: DelayUnit } {
  const unit = delayUnits.toReversed().find((one) => minutes % unitMinutes[one] === 0) ?? 'minutes';
  return { amount: minutes / unitMinutes[unit], unit };
}
