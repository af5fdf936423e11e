import { z } from 'zod';
import type { Expiring, WorkDeps } from './feature';
import { defineJob, type Job, more } from './jobs/job';

const day = 24 * 60 * 60 * 1_000;

/** The hourly job that deletes expired rows, one kind of row in each step. */
export const clearingOf = (expiring: readonly Expiring[]): Job<WorkDeps> =>
  defineJob({
    name: 'clearExpired',
    data: z.object({}),
    state: z.int().default(0),
    limits: { seconds: 60, retries: { limit: 3, delay: 60 } },
    schedule: { everySeconds: 60 * 60 },
    async run({ state: index }, { db, now, announce }: WorkDeps) {
      const kind = expiring[index];
      if (!kind) return;
      await kind.remove(db, new Date(now().getTime() - kind.keptDays * day), announce);
      return more(index + 1);
    },
  });
