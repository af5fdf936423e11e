/** Minutes before each further try; after the last one it has failed. */
const minutes = [1, 5, 15, 60, 180] as const;

/**
 * When a publication is tried again after so many calls: after 1, 5, 15, 60 or 180 minutes, or as long as the far side
 * asked to wait (seconds). Undefined after the sixth call.
 */
export function nextTry(calls: number, now: Date, wait?: number): Date | undefined {
  const pause = minutes[calls - 1];
  if (pause === undefined) return undefined;
  return new Date(now.getTime() + (wait === undefined ? pause * 60_000 : wait * 1_000));
}

/** Milliseconds after which a call without an end counts as crashed. */
export const callTime = 120_000;

/** Milliseconds between two readings that together prove an absence. */
export const readingPause = 60_000;
