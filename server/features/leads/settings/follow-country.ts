import { z } from 'zod';
import { eventsInStep } from '../../../platform/acts/act-in-job';
import type { Recorder } from '../../../platform/acts/recorder';
import type { Db } from '../../../platform/database/database';
import { rowsAtOnce } from '../../../platform/database/one-session';
import { type Owner, ownerOf } from '../../../platform/database/rows/owner';
import { defineJob, more } from '../../../platform/jobs/job';
import { listPhonesAtHome } from './follow-settings.queries';

const stated = z.object({ entity: z.enum(['company', 'contact']), after: z.int() });
type Place = z.output<typeof stated>;

const first: Place = { entity: 'company', after: 0 };
const contacts: Place = { entity: 'contact', after: 0 };

/**
 * Makes the phones that have no country of their own numbers of the account's, with the duplicates that they tell of, in
 * steps. Each step reads the country that is set then, so that the last of several changes holds.
 */
export const followCountry = (recorder: Recorder) =>
  defineJob({
    name: 'followLeadCountry',
    data: z.object({ owner: z.int().transform((userId): Owner => ownerOf({ userId })) }),
    state: stated.default(first),
    limits: { seconds: 120 },
    async run({ data: { owner }, state: { entity, after } }, { db }: { db: Db }) {
      const ids = await listPhonesAtHome(db, owner, { entity, after, limit: rowsAtOnce(db, eventsInStep) });
      const last = ids.at(-1);
      if (last === undefined) return entity === 'company' ? more(contacts) : undefined;
      const actor = { kind: 'job', id: null, name: '', via: 'screen' } as const;
      const doing = { owner, actor, kind: 'edit', entity, at: new Date() };
      // Nothing is changed but what is derived, so no act is left.
      await recorder.act(db, doing, async (act) => act.touch({ [entity]: ids }));
      const next: Place = { entity, after: last };
      return more(next);
    },
  });
