/** Milliseconds below which growth cannot be told from noise; 10,000 characters that are read once take less. */
const quick = 3;

/** Runs of which the least time counts: the first ones are compiled. */
const tries = 5;

/** Milliseconds of the processor, which others on the machine do not add to. */
function leastTime(act: () => void, most: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < tries && least > most; run += 1) {
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
  if (leastTime(() => act(whole), quick) <= quick) return false;
  const quarter = textOf(length / 4);
  return [1, 2, 3].every(
    () => leastTime(() => act(whole), 0) > mostGrowth * leastTime(() => act(quarter), 0),
  );
}
