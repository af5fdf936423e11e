/**
 * SQLSTATE classes 08, 53 and 57P and socket error codes: PostgreSQL is restarting, out of resources or unreachable.
 * 25006: it is read-only, as during a failover. 57014 and 40P01: it aborted a statement after a timeout or deadlock.
 */
const awayCodes = /^(08...|53...|57P..|25006|57014|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

/** The messages of `pg` errors without a code: a connection broke or was never established. */
const awayWords =
  /connection (terminated|timeout|error)|timeout exceeded|connection is closed|not queryable|query read timeout/i;

/** Whether a query failed because the database is temporarily unavailable, so the caller may try it again. */
export function isDatabaseAway(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const { code, message } = (cause ?? error ?? {}) as { code?: string; message?: string };
  return awayCodes.test(code ?? '') || awayWords.test(message ?? '');
}
