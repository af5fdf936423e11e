import { z } from 'zod';
import type { WorkDeps } from '../feature';
import { defineJob, type Job, more } from '../jobs/job';
import { findUnvalidated, validateKey } from './keys.queries';

/**
 * Validates the keys that a migration has added as `not valid`, one in each step: they hold for new rows from the start,
 * and what was stored before is read while others work. A key that stored rows violate stays as it is, and is logged.
 */
export const validateKeysJob: Job<WorkDeps> = defineJob({
  name: 'validateKeys',
  data: z.object({}),
  state: z.string().default(''),
  limits: { seconds: 600, retries: { limit: 3, delay: 60 } },
  schedule: { everySeconds: 24 * 60 * 60 },
  async run({ state: after }, { db, logger }: WorkDeps) {
    const key = await findUnvalidated(db, after);
    if (!key) return;
    try {
      await validateKey(db, key);
    } catch (error) {
      logger.error({ err: error as Error, ...key }, 'stored rows violate a key');
    }
    return more(key.name);
  },
});
