/** Milliseconds below which growth cannot be told from noise; 10,000 characters that are read once take less. */
const quick = 3;

/** The least milliseconds of the processor, which others on the machine do not add to: the first runs are compiled. */
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

/** The share by which four times the text may take longer: 4 if each character is read once, 16 for a square. */
const mostGrowth = 9;

/**
 * Whether the time of an act grows faster than the text it is given. `length` is that of the longer text; the shorter
 * one has a quarter of it. Compares times with each other, so it says the same on a slow machine.
 */
export function growsFaster(act: (text: string) => void, textOf: (length: number) => string, length: number) {
  const whole = textOf(length);
  if (leastTime(() => act(whole), 2) <= quick) return false;
  const quarter = textOf(length / 4);
  const isSuspect = (tries: number) =>
    leastTime(() => act(whole), tries) > mostGrowth * leastTime(() => act(quarter), tries + 2);
  return [1, 3, 5].every(isSuspect);
}
