/** Time as an argument. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after so many milliseconds, or at once when the signal aborts; it never rejects. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The time of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        done();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
    }),
};
