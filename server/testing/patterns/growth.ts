/** Milliseconds below which growth cannot be told from noise; reading 10,000 characters once takes less. */
const quick = 3;

/**
 * The shortest CPU time of `tries` runs, in milliseconds. CPU time excludes other processes, and the minimum excludes
 * the runs before compilation.
 */
function leastTime(act: () => void, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < tries; run += 1) {
    const begun = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(begun);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** The largest allowed ratio of the times for four times the text: linear reading gives 4, quadratic reading 16. */
const mostGrowth = 9;

/**
 * Whether the time of an act grows faster than linearly with its text. `length` is that of the longer text; the shorter
 * one has a quarter of it. The result is a ratio of times, so it does not depend on the machine's speed.
 */
export function growsFaster(act: (text: string) => void, textOf: (length: number) => string, length: number) {
  const whole = textOf(length);
  const isQuick = () => leastTime(() => act(whole), 1) <= quick;
  // The first run may include compilation.
  if (isQuick() || isQuick()) return false;
  const quarter = textOf(length / 4);
  const isSuspect = (tries: number) =>
    leastTime(() => act(whole), tries) > mostGrowth * leastTime(() => act(quarter), tries + 2);
  return [1, 3, 5].every(isSuspect);
}
