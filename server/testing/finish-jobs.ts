import type { testApp } from './app';

/** Runs the waiting jobs, and the jobs that these enqueue, until none is left. Throws if a job fails. */
export async function finishJobs({ runJobs, client }: Awaited<ReturnType<typeof testApp>>): Promise<void> {
  for (;;) {
    await runJobs();
    const { rows } = (await client.query(
      "select state, output from pgboss.job where state in ('created', 'retry', 'active', 'failed')",
    )) as unknown as { rows: { state: string; output: unknown }[] };
    const failed = rows.find(
      ({ state, output }) => state === 'failed' || (state === 'retry' && output !== null),
    );
    if (failed) throw new Error(JSON.stringify(failed.output));
    if (rows.length === 0) return;
  }
}
