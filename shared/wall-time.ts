const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each zone: making it costs a hundred times what using it does. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  formats.set(zone, format);
  return format;
}

/** Whether a name is an IANA zone that this machine knows. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What clocks in a zone show at a moment: `YYYY-MM-DDTHH:MM`. */
export function wallOf(at: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts as Record<string, string>;
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The day that calendars in a zone show at a moment: `YYYY-MM-DD`. */
export const dayIn = (at: Date, zone: string): string => wallOf(at, zone).slice(0, 10);
