import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two checks. */
const interval = 10_000;

/** The share of an interval that an idle process may work: the job queues are read all the time. */
const idleShare = 0.2;

/** Bytes that the process must have grown for a collection to be worth its pause, about 0.1 s. */
const worthwhile = 16 * 1024 * 1024;

interface Process {
  /** The share of the time since the last call that the event loop was busy, from 0 to 1. */
  busyShare: () => number;
  /** Bytes of memory that the process occupies. */
  size: () => number;
  collect: () => void;
}

/**
 * Returns the check that gives unused memory back to the operating system when the process has been idle since the
 * last check and has grown. V8 keeps what a burst of work needed: after a start, Node 24 keeps 180 MB too many.
 */
export function createIdleMemory({ busyShare, size, collect }: Process): () => void {
  let kept = 0;
  return () => {
    if (busyShare() > idleShare || size() < kept + worthwhile) return;
    collect();
    kept = size();
  };
}

/** Checks every ten seconds; does not keep the process alive. */
export function giveBackIdleMemory(): void {
  let last = performance.eventLoopUtilization();
  const busyShare = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
  const check = createIdleMemory({ busyShare, size: () => process.memoryUsage.rss(), collect: collectAll });
  setInterval(check, interval).unref();
}

type Collect = (options?: { type: 'major'; flavor: 'last-resort' }) => void;
let collect: Collect | undefined;

/**
 * Returns the function that collects garbage at once. V8 has no other interface for it, and everybody would have to
 * know the option `--expose-gc`.
 */
export function collector(): Collect {
  if (collect) return collect;
  setFlagsFromString('--expose-gc');
  collect = runInNewContext('gc') as Collect;
  return collect;
}

function collectAll() {
  const hasFlavors = Number.parseInt(process.versions.node, 10) >= 22;
  // Only this kind also shrinks the young generation. Node 20 does not know it, and its young generation is small.
  if (hasFlavors) collector()({ type: 'major', flavor: 'last-resort' });
  else collector()();
}
