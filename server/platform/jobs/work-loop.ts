import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before an empty queue is looked at again. */
const restTime = 500;

/** Work that goes on by itself until it is stopped. */
export interface WorkLoop {
  /** Resolves when the step under way has ended. */
  stop(): Promise<void>;
}

/** A rest of so many milliseconds, which ends at once when the loop is stopped. */
export const restFor =
  (milliseconds: number) =>
  (signal: AbortSignal): Promise<void> =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Takes one step after another, and a rest after one that found nothing to do. Nobody awaits the loop: a step that
 * fails is told to `onError`, the first of several in a row, and the next one follows.
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
