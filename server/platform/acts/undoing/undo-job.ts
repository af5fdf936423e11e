import { z } from 'zod';
import type { UndoneByJob } from '../../../../shared/acts/undo';
import { actInJob, goingOn } from '../act-in-job';
import { addToAct } from '../acts.queries';
import type { Announce } from '../../announcements';
import type { Db } from '../../database/database';
import type { Recorder } from '../recorder';
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

/** How far an act is taken back, as a job keeps it. */
export const undoingState = undoing.default(nothingUndone);

/** A job that takes back a large act in steps of 500 events, each in a transaction of its own. */
export const undoJob = (name: string, recorder: Recorder) =>
  defineJob({
    name,
    data: actInJob.extend({ undone: z.uuid(), total: z.int() }),
    state: undoingState,
    limits: { seconds: 120 },
    mayBeCancelled: false,
    async run(
      { data: { undone, total, ...data }, state, progress, keep },
      { db, announce }: { db: Db; announce: Announce },
    ) {
      await progress({ done: state.events, total });
      const next = await recorder.act(db, { ...goingOn(data), announce, undoes: undone }, async (act) => {
        const after = await undoSome(recorder, act, undone, state);
        if (after) await keep(act.tx, after);
        return after;
      });
      if (next) {
        await progress({ done: next.events });
        return more(next);
      }
      // An undo that changed nothing is none: the act can be taken back later.
      if (state.records === 0) await addToAct(db, data.act, 0);
      const { records, count, exceptions } = state;
      const result: UndoneByJob = { act: records > 0 ? data.act : null, records, count, exceptions };
      return { result };
    },
  });

/** A feature's job that takes back large acts. */
export type UndoJob = ReturnType<typeof undoJob>;
