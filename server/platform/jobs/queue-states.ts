import type { QueryClient } from '../database/query-client';

/** The due jobs of a queue that no instance has started. */
export interface QueueState {
  name: string;
  waiting: number;
  /** Seconds since the oldest of them was due; 0 when none waits. */
  oldest: number;
}

/** The state of every queue. */
export async function queueStates(client: QueryClient): Promise<QueueState[]> {
  const { rows } = await client.query(
    `select queue.name, count(job.id)::int as waiting,
      coalesce(extract(epoch from now() - min(greatest(job.created_on, job.start_after))), 0)::float as oldest
    from pgboss.queue left join pgboss.job
      on job.name = queue.name and job.state in ('created', 'retry') and job.start_after <= now()
    group by queue.name`,
  );
  return rows as (Record<string, unknown> & QueueState)[];
}
