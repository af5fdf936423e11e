import type { ReadDate } from '../../../../platform/imports/values/dates';

const zone = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  timeZoneName: 'longOffset',
});

/** What the clocks of Madrid are ahead of UTC at a time, such as `+02:00`. */
function offsetAt(time: Date): string {
  const name = zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** A read date as a point in time, ISO 8601 in UTC: a time without its offset is one of Madrid, a day is its beginning. */
export function timeOf({ day, time, offset }: ReadDate): string {
  const local = `${day}T${time ?? '00:00:00'}`;
  if (offset) return new Date(`${local}${offset}`).toISOString();
  const near = new Date(`${local}${offsetAt(new Date(`${local}Z`))}`);
  return new Date(`${local}${offsetAt(near)}`).toISOString();
}
