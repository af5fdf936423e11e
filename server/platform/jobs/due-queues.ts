import type { QueryClient } from '../database/query-client';

/** Milliseconds for which a result is valid; all work loops of a process share one. */
const fresh = 250;

/** Resolves to whether a queue may have due jobs. */
export type IsDue = (queue: string) => Promise<boolean>;

/**
 * Asks which queues have due jobs, once for all of them: an idle server would otherwise run one statement with a row
 * lock for each queue twice a second. `clock` is in milliseconds.
 */
export function createDueQueues(client: QueryClient, clock = () => performance.now()): IsDue {
  let asked = Number.NEGATIVE_INFINITY;
  let names: Promise<Set<unknown>> = Promise.resolve(new Set());
  return async (queue) => {
    if (clock() - asked >= fresh) {
      asked = clock();
      names = dueNames(client);
    }
    return (await names).has(queue);
  };
}

/**
 * A step that works when its queue is due. After it found jobs, it works again without asking: the next step of a job
 * is due before the shared result shows it, and forty steps would wait for forty results.
 */
export function whenDue(isDue: () => Promise<boolean>, work: () => Promise<number>): () => Promise<number> {
  let found = 0;
  return async () => {
    const mayHaveJobs = found > 0 || (await isDue());
    found = 0;
    if (mayHaveJobs) found = await work();
    return found;
  };
}

async function dueNames(client: QueryClient) {
  const { rows } = await client.query(
    "select distinct name from pgboss.job where state < 'active' and start_after < now()",
  );
  return new Set(rows.map(({ name }) => name));
}
