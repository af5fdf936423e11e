/** The calendar day at a moment in an IANA zone. */
export const dayIn = (zone: string, at: Date): string =>
  // The Swedish form of a date is ISO 8601.
  new Intl.DateTimeFormat('sv', { timeZone: zone }).format(at);
