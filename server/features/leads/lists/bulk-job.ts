import { z } from 'zod';
import type { Done } from '../../../../shared/acts/record';
import type { Act } from '../../../platform/acts/act';
import { actInJob, eventsInStep, goingOn } from '../../../platform/acts/act-in-job';
import { addToAct, lockAct } from '../../../platform/acts/acts.queries';
import type { Recorder } from '../../../platform/acts/recorder';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/http/errors';
import { inParts } from '../../../platform/jobs/in-parts';
import { defineJob, FailedForGood, type JobCall, more } from '../../../platform/jobs/job';
import { type Bulk, type Does, doBulk, type SeenVersions } from './bulk';

const values = z.record(z.string(), z.unknown());

const data = actInJob.extend({
  /** The ticked records in ascending order; without them, all that the search finds. */
  ids: z.array(z.int()).optional(),
  /** The versions that were seen, by id: a record that has changed since stays as it is. */
  versions: z.record(z.string(), z.int()).optional(),
  search: values.default({}),
  /** The highest id: what is created meanwhile stays as it is. */
  upTo: z.int(),
  total: z.int(),
  does: values,
});
const state = z.object({ after: z.int(), done: z.int(), count: z.int() });

type Place = z.output<typeof state>;
type Step = Pick<JobCall<typeof data, typeof state>, 'data' | 'state' | 'keep'>;

/** The next records, by their ids. */
function nextIds(
  bulk: Bulk,
  tx: Db,
  { data: { owner, ids, search, upTo }, state: { after } }: Step,
  limit: number,
) {
  if (!ids) return bulk.ids(tx, owner, search, { after, upTo, limit });
  return Promise.resolve(ids.filter((id) => id > after).slice(0, limit));
}

/** The records that still are as they were seen. */
async function unchanged(
  act: Act,
  { entity }: Bulk,
  ids: readonly number[],
  seen: SeenVersions | undefined,
): Promise<readonly number[]> {
  if (!seen) return ids;
  const records = await act.lock(entity, ids);
  return records.filter(({ id, version }) => seen[id] === version).map(({ id }) => id);
}

/** Does the act with the next records; undefined when there are none left, or the act is taken back. */
async function doPart(act: Act, bulk: Bulk, step: Step, limit: number): Promise<Place | undefined> {
  const { data, state, keep } = step;
  const begun = await lockAct(act.tx, data.owner, data.act);
  const ids = !begun || begun.undoneBy ? [] : await nextIds(bulk, act.tx, step, limit);
  if (ids.length === 0) return undefined;
  const meant = await unchanged(act, bulk, ids, data.versions);
  const count = state.count + (await doBulk(act, bulk, meant, data.does as Does));
  const next = { after: ids.at(-1) as number, done: state.done + ids.length, count };
  await keep(act.tx, next);
  return next;
}

/** Does a bulk act on many records in steps of 500 (see `inParts`), until it is cancelled or taken back. */
export const bulkJob = (recorder: Recorder, bulks: readonly Bulk[]) =>
  defineJob({
    name: 'bulkLeads',
    data,
    state: state.default({ after: 0, done: 0, count: 0 }),
    limits: { seconds: 120 },
    async run({ data, state: first, progress, keep, signal }, { db }: { db: Db }) {
      const { act: id, total, entity } = data;
      const bulk = bulks.find((each) => each.entity === entity);
      if (!bulk) throw new FailedForGood(`Nothing is done in bulk with a ${entity}`);
      let state = first;
      const step = inParts(db, { most: eventsInStep, state, signal }, async (from, limit) => {
        state = from;
        await progress({ done: from.done, total });
        return recorder.act(db, goingOn(data), (act) =>
          doPart(act, bulk, { data, state: from, keep }, limit),
        );
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
