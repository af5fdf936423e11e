/** Minutes before each further try; after the last one it has failed. */
const minutes = [1, 5, 15, 60, 180] as const;

/** Maximum seconds before another try, because some servers ask for years. */
const longestWait = 24 * 60 * 60;

/**
 * The time of the next try after a number of calls: after 1, 5, 15, 60 or 180 minutes, later if the network asks for
 * it (in seconds), at most a day. A shorter wait would use up all tries within minutes. Undefined after the sixth
 * call.
 */
export function nextTry(calls: number, now: Date, wait = 0): Date | undefined {
  const pause = minutes[calls - 1];
  if (pause === undefined) return undefined;
  return new Date(now.getTime() + Math.max(pause * 60_000, Math.min(wait, longestWait) * 1_000));
}

/** Milliseconds after which an unfinished call counts as crashed. */
export const callTime = 120_000;

/** Milliseconds between two checks that together prove that a post is absent. */
export const readingPause = 60_000;
