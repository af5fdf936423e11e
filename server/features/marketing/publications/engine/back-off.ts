/** Minutes before each further try; after the last one it has failed. */
const minutes = [1, 5, 15, 60, 180] as const;

/** Seconds after which it is tried again whatever was asked: some servers ask for years. */
const longestWait = 24 * 60 * 60;

/**
 * When a publication is tried again after so many calls: after 1, 5, 15, 60 or 180 minutes, later where the far side
 * asked to wait longer (seconds), after a day at most. A shorter wait would use up all tries within minutes. Undefined
 * after the sixth call.
 */
export function nextTry(calls: number, now: Date, wait = 0): Date | undefined {
  const pause = minutes[calls - 1];
  if (pause === undefined) return undefined;
  return new Date(now.getTime() + Math.max(pause * 60_000, Math.min(wait, longestWait) * 1_000));
}

/** Milliseconds after which a call without an end counts as crashed. */
export const callTime = 120_000;

/** Milliseconds between two readings that together prove an absence. */
export const readingPause = 60_000;
