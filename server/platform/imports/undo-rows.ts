import { importMessages } from '../../../shared/imports/messages';
import { goingOn } from '../acts/act-in-job';
import { addToAct } from '../acts/acts.queries';
import type { Recorder } from '../acts/recorder';
import type { undoingState } from '../acts/undoing/undo-job';
import { undoSome } from '../acts/undoing/undo-some';
import type { Db } from '../database/database';
import { type JobCall, more } from '../jobs/job';
import { isGoingOn, type undoData } from './import-jobs';
import type { ImportFeature } from './import-target';
import { lockImport, updateImport } from './imports.queries';

type Call = JobCall<typeof undoData, typeof undoingState>;

/** Takes the next events of an import back, and at last what it made besides records. */
export async function undoRows(feature: ImportFeature, recorder: Recorder, call: Call, { db }: { db: Db }) {
  const { data: given, state, progress, keep } = call;
  const { importId, undone, total, ...data } = given;
  await progress({ done: Math.min(state.records, total), total, message: importMessages['job.undoing'] });
  const { owner } = data;
  const next = await recorder.act(db, { ...goingOn(data), undoes: undone }, async (act) => {
    const { tx } = act;
    const stored = await lockImport(tx, owner, importId);
    const at = new Date(data.at);
    if (!isGoingOn(stored, 'undoing', at)) return undefined;
    const after = await undoSome(recorder, act, undone, state);
    if (after) {
      await keep(tx, after);
      return after;
    }
    await feature.unmake(tx, owner, importId);
    const { records, count, exceptions } = state;
    const outcome = { undone: records, exceptionCount: count, exceptions };
    await updateImport(tx, owner, importId, { state: 'undone', outcome, made: {}, updatedAt: at });
    if (records === 0) await addToAct(tx, data.act, 0);
    return undefined;
  });
  return next && more(next);
}
