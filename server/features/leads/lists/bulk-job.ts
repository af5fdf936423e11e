import { z } from 'zod';
import type { Done } from '../../../../shared/acts/record';
import { actInJob, eventsInStep, goingOn } from '../../../platform/acts/act-in-job';
import { addToAct, lockAct } from '../../../platform/acts/acts.queries';
import type { Recorder } from '../../../platform/acts/recorder';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/http/errors';
import { defineJob, FailedForGood, more } from '../../../platform/jobs/job';
import { type Bulk, type Does, doBulk } from './bulk';

const values = z.record(z.string(), z.unknown());

const data = actInJob.extend({
  /** The ticked records in ascending order; without them, all that the search finds. */
  ids: z.array(z.int()).optional(),
  search: values.default({}),
  /** The highest id: what is created meanwhile stays as it is. */
  upTo: z.int(),
  total: z.int(),
  does: values,
});
const state = z.object({ after: z.int(), done: z.int(), count: z.int() });

type Step = { data: z.output<typeof data>; state: z.output<typeof state> };

/** The next records, by their ids. */
function nextIds(bulk: Bulk, tx: Db, { data: { owner, ids, search, upTo }, state: { after } }: Step) {
  const range = { after, upTo, limit: eventsInStep };
  if (!ids) return bulk.ids(tx, owner, search as never, range);
  return Promise.resolve(ids.filter((id) => id > after).slice(0, eventsInStep));
}

/** Does a bulk act on many records in steps of 500, until it is cancelled or taken back. */
export const bulkJob = (recorder: Recorder, bulks: readonly Bulk[]) =>
  defineJob({
    name: 'bulkLeads',
    data,
    state: state.default({ after: 0, done: 0, count: 0 }),
    limits: { seconds: 120 },
    async run({ data, state, progress, keep }, { db }: { db: Db }) {
      const { act: id, total, entity, owner } = data;
      const bulk = bulks.find((each) => each.entity === entity);
      if (!bulk) throw new FailedForGood(`Nothing is done in bulk with a ${entity}`);
      await progress({ done: state.done, total });
      const step = recorder.act(db, goingOn(data), async (act) => {
        const begun = await lockAct(act.tx, owner, id);
        const ids = !begun || begun.undoneBy ? [] : await nextIds(bulk, act.tx, { data, state });
        if (ids.length === 0) return undefined;
        const count = state.count + (await doBulk(act, bulk, ids, data.does as Does));
        const next = { after: ids.at(-1) as number, done: state.done + ids.length, count };
        await keep(act.tx, next);
        return next;
      });
      const next = await step.catch(endForGood);
      if (next) {
        await progress({ done: next.done });
        return more(next);
      }
      if (state.count === 0) await addToAct(db, id, 0);
      const result: Done = { act: state.count > 0 ? id : null, count: state.count };
      return { result };
    },
  });

/** What a request would have refused, such as a stage that was deleted meanwhile, no retry can mend. */
function endForGood(error: Error): never {
  throw error instanceof AppError ? new FailedForGood(error.message) : error;
}
