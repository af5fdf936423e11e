import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { site } from '../../../../shared/site';
import { dayIn } from '../../../../shared/time/zone';

/** Days begin at midnight here. */
const zone = sql.raw(`'Europe/Madrid'`);

/** A period [from, to) of days, as the endpoints take it. */
export interface Period {
  from: string;
  to: string;
}

/** The asked period, or this month and the eleven before. */
export function periodOf({ from, to }: Partial<Period>, at: Date): Period {
  const [year = 0, month = 1] = dayIn(at, site.timeZone).split('-').map(Number);
  const firstOf = (months: number) =>
    new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return { from: from ?? firstOf(-11), to: to ?? firstOf(1) };
}

/** A time as clocks show it here, and the time at which they show something. */
export const localTime = (time: SQLWrapper): SQL => sql`(${time} at time zone ${zone})`;
export const timeOf = (local: SQLWrapper): SQL => sql`(${local}::timestamp at time zone ${zone})`;

/** The local day of a time. */
export const dayOf = (time: SQLWrapper): SQL => sql`${localTime(time)}::date`;

/** Whether a time lies in a period. */
export const during = (time: SQLWrapper, { from, to }: Period): SQL =>
  sql`${time} >= ${timeOf(sql`${from}::date`)} and ${time} < ${timeOf(sql`${to}::date`)}`;

/** Today's local day at a time. */
export const dayAt = (at: Date): SQL => dayOf(sql`${at.toISOString()}::timestamptz`);
