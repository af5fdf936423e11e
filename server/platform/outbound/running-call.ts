import { OutboundError } from './outbound-error';

interface Clocks {
  total: number;
  firstByte: number;
}

/** A call in progress: its timers, its caller's signal, and the one reason for which it ends. */
export type RunningCall = ReturnType<typeof startCall>;

/** Starts the timers of a call; `done` receives its outcome for the metrics, once. */
export function startCall({ total, firstByte }: Clocks, done: (outcome: string) => void) {
  const controller = new AbortController();
  const stop = (reason: unknown) => controller.abort(reason);
  const slow = (what: string) => () => stop(new OutboundError('slow', what));
  const clocks = [
    setTimeout(slow('no whole answer in time'), total),
    setTimeout(slow('no answer in time'), firstByte),
  ];
  let followed: AbortSignal | undefined;
  let hasConnected = false;
  const leave = () => stop(followed?.reason);
  return {
    signal: controller.signal,
    connected: () => {
      hasConnected = true;
    },
    hasBegun: () => clearTimeout(clocks[1]),
    follow(signal: AbortSignal | null | undefined) {
      followed = signal ?? undefined;
      if (followed?.aborted) leave();
      followed?.addEventListener('abort', leave, { once: true });
    },
    /** Stops the timers, counts the outcome (a status, or an error) and returns the error. */
    end(error: unknown, status = 0): unknown {
      for (const clock of clocks) clearTimeout(clock);
      followed?.removeEventListener('abort', leave);
      if (error instanceof OutboundError) error.mayHaveArrived = hasConnected;
      if (error === undefined) done(`${Math.floor(status / 100)}xx`);
      else done(error instanceof OutboundError ? error.reason : 'cancelled');
      return error;
    },
  };
}
