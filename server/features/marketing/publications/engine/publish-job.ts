import { z } from 'zod';
import type { WorkDeps } from '../../../../platform/feature';
import { defineJob, type Job } from '../../../../platform/jobs/job';
import type { Jobs } from '../../../../platform/jobs/jobs';
import { findCaller, listForgotten } from './due.queries';
import type { LookAgain, Reach } from './publish-deps';
import { publishOne } from './publish-one';
import { createShares } from './shares';

const data = z.object({ publication: z.int() });

/** The job that takes one publication as far as it goes. */
export type PublicationJob = Job<WorkDeps, typeof data, z.ZodUndefined>;

/** Has a job look at a publication at its time, in the transaction that sets the time. */
export const lookAgainBy =
  (jobs: Jobs, job: PublicationJob): LookAgain =>
  async (tx, { id, nextAt }) => {
    if (nextAt) await jobs.enqueue(tx, job, { publication: id }, nextAt);
  };

/**
 * Defines the job that publishes: two publications of an account at once in each process. A run that a dead process left
 * does nothing again before its call counts as over.
 */
export function publicationJob(reach: Reach): PublicationJob {
  const shares = createShares();
  const job: PublicationJob = defineJob({
    name: 'publishMarketing',
    data,
    limits: { seconds: 240, workers: 8, retries: { limit: 5, delay: 30, backoff: true } },
    async run({ data: { publication: id } }, deps: WorkDeps) {
      const { db, now } = deps;
      const lookAgain = lookAgainBy(deps.jobs, job);
      const caller = await findCaller(db, id);
      if (!caller) return;
      const began = now();
      const taken = shares.take(caller, began);
      if (taken !== 'taken') return db.transaction((tx) => lookAgain(tx, { id, nextAt: taken }));
      try {
        await publishOne({ ...deps, ...reach, lookAgain }, id);
      } finally {
        shares.end(caller, began, now());
      }
    },
  });
  return job;
}

/** Milliseconds that a job has to begin before another one is enqueued. */
const grace = 60_000;

/** Has what nobody looked at in time looked at again: after a crash, and when a held queue is let go. */
export const sweepPublicationsJob = (job: PublicationJob) =>
  defineJob({
    name: 'sweepMarketingPublications',
    data: z.object({}),
    limits: { seconds: 60, retries: { limit: 1, delay: 10 } },
    schedule: { everySeconds: 60 },
    async run(_call, { db, jobs, now }: WorkDeps) {
      const ids = await listForgotten(db, now(), grace);
      if (ids.length === 0) return;
      await db.transaction(async (tx) => {
        for (const id of ids) await lookAgainBy(jobs, job)(tx, { id, nextAt: now() });
      });
    },
  });
