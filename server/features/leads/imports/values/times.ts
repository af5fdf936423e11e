import { site } from '../../../../../shared/site';
import { momentOf } from '../../../../../shared/time/clock';
import type { ReadDate } from '../../../../platform/imports/values/dates';

/** A read date as a point in time, ISO 8601 in UTC: a time without its offset is one of Madrid, a day is its beginning. */
export function timeOf({ day, time, offset }: ReadDate): string {
  const local = `${day}T${time ?? '00:00:00'}`;
  const moment = offset ? new Date(`${local}${offset}`) : momentOf(local, site.timeZone);
  return moment.toISOString();
}
