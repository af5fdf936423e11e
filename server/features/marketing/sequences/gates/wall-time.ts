/** What a clock on a wall shows. */
export interface WallTime {
  /** 0 is Sunday. */
  weekday: number;
  /** Of the day, from 0. */
  minute: number;
  /** Minutes that the clock is ahead of UTC. */
  offset: number;
}

const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = zoneFormat(zone);
  formats.set(zone, made);
  return made;
}

function zoneFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    // The Swedish form of a time is ISO 8601.
    const shape = { dateStyle: 'short', timeStyle: 'medium' } as const;
    return new Intl.DateTimeFormat('sv', { timeZone, ...shape });
  } catch {
    return null;
  }
}

/** Whether a name is a time zone that this machine knows. */
export const isZone = (zone: string): boolean => formatOf(zone) !== null;

/** What a clock in an IANA zone shows at a moment; UTC where the zone is unknown. */
export function wallTimeIn(zone: string, at: Date): WallTime {
  const format = formatOf(zone) ?? (formatOf('UTC') as Intl.DateTimeFormat);
  const shown = Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
  const offset = Math.round((shown - at.getTime()) / MINUTE);
  const wall = new Date(at.getTime() + offset * MINUTE);
  return { weekday: wall.getUTCDay(), minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(), offset };
}
