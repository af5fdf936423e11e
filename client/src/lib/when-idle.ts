/** Runs a task once the browser has nothing else to do, after two seconds at most; returns the function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    task();
    return () => undefined;
  }
  const waiting = requestIdleCallback(task, { timeout: 2_000 });
  return () => cancelIdleCallback(waiting);
}
