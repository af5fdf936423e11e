/** Bytes in a second that keep a download from falling behind: a bad telephone line takes as much. */
const leastRate = 32 * 1024;

/** Milliseconds by which a download may fall behind while others wait. */
const grace = 30_000;

/** Bytes that are given at once, so that no single chunk takes a slow client longer than the grace. */
const mostAtOnce = 64 * 1024;

/** How long a client takes over what it is given, in milliseconds of the clock that it was made with. */
export interface Pace {
  /** A chunk of so many bytes waits for the client. */
  given(bytes: number): void;
  /** The client has room for more. */
  taken(): void;
  /** Milliseconds by which it is behind a client of the least rate; 0 for one that keeps up. */
  behind(): number;
}

/** Measures a client. Only the time in which it has something to take counts, and speed is not saved up. */
export function createPace(now: () => number): Pace {
  let late = 0;
  let waiting: { since: number; bytes: number } | undefined;
  const lateNow = () => late + (waiting ? now() - waiting.since : 0);
  return {
    given(bytes) {
      waiting = { since: now(), bytes };
    },
    taken() {
      if (!waiting) return;
      late = Math.max(0, lateNow() - (waiting.bytes / leastRate) * 1_000);
      waiting = undefined;
    },
    behind: lateNow,
  };
}

interface Running {
  pace: Pace;
  /** Ends the download. */
  cut: () => void;
}

/** Ends the slowest of the downloads that are too far behind, as many as others wait for. */
export function cutSlowest(running: Iterable<Running>, waiting: number): void {
  [...running]
    .map(({ pace, cut }) => ({ behind: pace.behind(), cut }))
    .filter(({ behind }) => behind > grace)
    .toSorted((one, other) => other.behind - one.behind)
    .slice(0, waiting)
    .forEach(({ cut }) => cut());
}

/** The parts in which a chunk is given; at least one, so that an empty chunk stays one. */
export function partsOf(chunk: string | Uint8Array): Uint8Array[] {
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  const count = Math.max(1, Math.ceil(bytes.length / mostAtOnce));
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
}
