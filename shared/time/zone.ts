const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached by zone, because creating it costs a hundred times as much as using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // The Swedish form of a date is ISO 8601.
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone });
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

/**
 * The day that calendars in a zone show at a moment: `YYYY-MM-DD`. It is asked for every row of long files, where Temporal
 * would take 30 µs instead of 2.
 */
export const dayIn = (at: Date, zone: string): string => formatOf(zone).format(at).padStart(10, '0');
