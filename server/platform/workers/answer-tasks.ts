import type { Outcome } from './worker-process';

/**
 * Turns a module into a pool worker: it answers each task with the result of `work`, or with the error that it
 * throws. The worker ends when the server ends, in whatever way.
 */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  // If the answer cannot be sent, the server is gone; `disconnect` then ends the process.
  const send = (outcome: Outcome) => process.send?.(outcome, undefined, undefined, () => {});
  process.on('message', async (task) => {
    try {
      send({ result: await work(task as Task) });
    } catch (error) {
      send({ error: error instanceof Error ? error : new Error(String(error)) });
    }
  });
  process.on('disconnect', () => process.exit());
  // A supervisor or a terminal signals every process of the group, but the server ends its workers itself.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
}
