/** Bytes per second below which a download falls behind: the speed of a slow telephone line. */
const leastRate = 32 * 1024;

/** Milliseconds by which a download may fall behind while others wait. */
const grace = 30_000;

/** Bytes that are sent at once, so that no chunk takes a slow client longer than the grace period. */
const mostAtOnce = 64 * 1024;

/** How fast a client reads, in milliseconds of the given clock. */
export interface Pace {
  /** A chunk of this many bytes waits for the client. */
  given(bytes: number): void;
  /** The client has room again. */
  taken(): void;
  /** Milliseconds by which the client is behind the minimum rate; 0 if it keeps up. */
  behind(): number;
}

/** Measures a client. Only time in which data waited for it counts, and fast reading earns no credit. */
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

/** Ends the slowest downloads that are too far behind, as many as others wait for. */
export function cutSlowest(running: Iterable<Running>, waiting: number): void {
  [...running]
    .map(({ pace, cut }) => ({ behind: pace.behind(), cut }))
    .filter(({ behind }) => behind > grace)
    .toSorted((one, other) => other.behind - one.behind)
    .slice(0, waiting)
    .forEach(({ cut }) => cut());
}

/** Splits a chunk into parts; an empty chunk stays one part. */
export function partsOf(chunk: string | Uint8Array): Uint8Array[] {
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  const count = Math.max(1, Math.ceil(bytes.length / mostAtOnce));
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
}
