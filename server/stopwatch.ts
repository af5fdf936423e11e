/** Measures steps that follow each other: `done(name)` ends one and begins the next; `took` has their milliseconds. */
export function stopwatch() {
  const took: Record<string, number> = {};
  let since = performance.now();
  return {
    took,
    done(step: string) {
      const now = performance.now();
      took[step] = Math.round(now - since);
      since = now;
    },
  };
}
