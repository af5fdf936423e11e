/** Prints the beginning and the end of each of `total` build steps. */
export function stepsOf(total: number) {
  let begun = 0;
  return async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
    begun += 1;
    const label = `[${begun}/${total}] ${name}`;
    const start = performance.now();
    console.log(`${label} …`);
    const result = await work();
    console.log(`${label}: ${secondsSince(start)}`);
    return result;
  };
}

/** The time since `start` (from `performance.now()`), such as "1.2 s". */
export const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
