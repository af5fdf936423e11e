import { addDays } from '../../../../shared/list/periods';
import { momentOf } from '../../../../shared/time/clock';
import { dayIn } from '../../../../shared/time/zone';

/** Days and hours of the demo's month, counted back from the day of `now` in the company's zone. */
export interface Month {
  now: Date;
  zone: string;
  /** The hour (`HH:MM`) of a day some days ago, as clocks in the zone show it; negative days are to come. */
  wall(ago: number, hour: string): string;
  at(ago: number, hour: string): Date;
  /** 0 on Sundays. */
  weekday(ago: number): number;
}

export function monthBefore(now: Date, zone: string): Month {
  const today = dayIn(now, zone);
  const day = (ago: number) => addDays(today, -ago);
  const wall = (ago: number, hour: string) => `${day(ago)}T${hour}`;
  return {
    now,
    zone,
    wall,
    at: (ago, hour) => momentOf(wall(ago, hour), zone),
    weekday: (ago) => new Date(`${day(ago)}T00:00:00Z`).getUTCDay(),
  };
}

/** Days of which the demo has figures: those that the analytics show first. */
export const monthDays = 30;

export const minute = 60_000;
