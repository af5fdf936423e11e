/**
 * PostgreSQL is restarting, full or gone (SQLSTATE classes 08, 53 and 57P, and the socket's own codes), or
 * gave a statement up: it took too long (57014) or stood in a deadlock (40P01).
 */
const awayCodes = /^(08...|53...|57P..|57014|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

/** What `pg` says, without a code, of a connection that broke or never came. */
const awayWords =
  /connection (terminated|timeout|error)|timeout exceeded|connection is closed|not queryable|query read timeout/i;

/** Whether a query failed because the database cannot be asked at the moment, so that it may be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const { code, message } = (cause ?? error ?? {}) as { code?: string; message?: string };
  return awayCodes.test(code ?? '') || awayWords.test(message ?? '');
}
