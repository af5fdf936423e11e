import { z } from 'zod';
import type { UndoneByJob } from '../../../../shared/acts/undo';
import { actInJob, eventsInStep, goingOn } from '../act-in-job';
import { addToAct } from '../acts.queries';
import type { Announce } from '../../announcements';
import type { Db } from '../../database/database';
import type { Recorder } from '../recorder';
import { inParts } from '../../jobs/in-parts';
import { defineJob, more } from '../../jobs/job';
import { nothingUndone, undoSome } from './undo-some';

const undoing = z.object({
  before: z.int(),
  events: z.int(),
  records: z.int(),
  count: z.int(),
  exceptions: z.array(
    z.object({
      entity: z.string(),
      id: z.int(),
      fields: z.array(z.string()),
      why: z.enum(['edited', 'linked', 'gone']),
    }),
  ),
});

/** The progress of an undo, as the job stores it. */
export const undoingState = undoing.default(nothingUndone);

/** A job that undoes a large act in steps of 500 events (see `inParts`). */
export const undoJob = (name: string, recorder: Recorder) =>
  defineJob({
    name,
    data: actInJob.extend({ undone: z.uuid(), total: z.int() }),
    state: undoingState,
    limits: { seconds: 120 },
    mayBeCancelled: false,
    async run(
      { data: { undone, total, ...data }, state: first, progress, keep, signal },
      { db, announce }: { db: Db; announce: Announce },
    ) {
      let state = first;
      const next = await inParts(db, { most: eventsInStep, state, signal }, async (from, limit) => {
        state = from;
        await progress({ done: from.events, total });
        return recorder.act(db, { ...goingOn(data), announce, undoes: undone }, async (act) => {
          const after = await undoSome(recorder, act, undone, from, limit);
          if (after) await keep(act.tx, after);
          return after;
        });
      });
      if (next) {
        await progress({ done: next.events });
        return more(next);
      }
      // An undo without changes is discarded, so that the act can be undone later.
      if (state.records === 0) await addToAct(db, data.act, 0);
      const { records, count, exceptions } = state;
      const result: UndoneByJob = { act: records > 0 ? data.act : null, records, count, exceptions };
      return { result };
    },
  });

/** The job of a feature that undoes large acts. */
export type UndoJob = ReturnType<typeof undoJob>;
