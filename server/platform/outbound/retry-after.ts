/**
 * The seconds that `Retry-After` requests, from a number or a date (RFC 9110, 10.2.3); undefined if it is neither.
 */
export function secondsOf(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/u.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1_000);
}
