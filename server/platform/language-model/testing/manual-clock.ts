import type { Clock } from '../clock';

/** A clock that stands still until a test moves it. */
export function manualClock(start = Date.UTC(2026, 5, 1)) {
  let now = start;
  const waiting = new Map<() => void, number>();
  const clock: Clock = {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((done) => {
        const end = () => {
          waiting.delete(end);
          done();
        };
        waiting.set(end, now + milliseconds);
        signal.addEventListener('abort', end, { once: true });
        if (signal.aborted) end();
      }),
  };
  return {
    ...clock,
    /** Moves on, and ends the waits that are over. */
    pass(milliseconds: number) {
      now += milliseconds;
      for (const [end, at] of [...waiting]) if (at <= now) end();
    },
    /** Milliseconds of the waits under way, shortest first. */
    waits: () => [...waiting.values()].map((at) => at - now).toSorted((left, right) => left - right),
  };
}
