import { parentPort, type TransferListItem } from 'node:worker_threads';
import type { Outcome } from './pooled-worker';

/**
 * Turns a module into a pool worker: it answers each task with the result of `work`, or with the error that it throws.
 */
export function answerTasks<Task, Result>(
  work: (task: Task) => Promise<Result>,
  transfer: (result: Result) => TransferListItem[] = () => [],
) {
  const send = (outcome: Outcome, list: TransferListItem[]) => parentPort?.postMessage(outcome, list);
  parentPort?.on('message', async (task: Task) => {
    try {
      const result = await work(task);
      send({ result }, transfer(result));
    } catch (error) {
      send({ error: error instanceof Error ? error : new Error(String(error)) }, []);
    }
  });
}
