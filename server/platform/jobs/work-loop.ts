import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before an empty queue is checked again. */
const restTime = 500;

/** A loop that repeats its step until it is stopped. */
export interface WorkLoop {
  /** Resolves when the running step has ended. */
  stop(): Promise<void>;
}

/** Pauses for some milliseconds; the pause ends at once when the loop is stopped. */
export const restFor =
  (milliseconds: number) =>
  (signal: AbortSignal): Promise<void> =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Runs one step after another, with a pause after a step that found nothing to do. Nobody awaits the loop: `onError`
 * receives the first of several failures in a row, and the loop continues.
 */
export function startWorkLoop(
  step: () => Promise<number>,
  onError: (error: Error) => void,
  takeRest: (signal: AbortSignal) => Promise<void> = restFor(restTime),
): WorkLoop {
  const stopping = new AbortController();
  let isFailing = false;
  const tryStep = async () => {
    try {
      const found = await step();
      isFailing = false;
      return found;
    } catch (error) {
      if (!isFailing) onError(error as Error);
      isFailing = true;
      return 0;
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      if ((await tryStep()) === 0) await takeRest(stopping.signal);
    }
  };
  const ended = run();
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}
