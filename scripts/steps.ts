/** Tells the steps of a build as they begin and end; `total` is how many there are. */
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

/** The time since a moment of `performance.now()`, as people read it. */
export const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
