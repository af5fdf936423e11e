import { importMessages } from '../../../../shared/imports/messages';
import type { Act } from '../../acts/act';
import { eventsInStep, goingOn } from '../../acts/act-in-job';
import { addToAct } from '../../acts/acts.queries';
import type { Recorder } from '../../acts/recorder';
import type { undoingState } from '../../acts/undoing/undo-job';
import { type Undoing, undoSome } from '../../acts/undoing/undo-some';
import type { Db } from '../../database/database';
import { inParts } from '../../jobs/in-parts';
import { type JobCall, more } from '../../jobs/job';
import { isGoingOn, type undoData } from '../import-jobs';
import type { ImportFeature } from '../import-target';
import { lockImport, updateImport } from '../imports.queries';

type Call = JobCall<typeof undoData, typeof undoingState>;

async function undoPart(
  act: Act,
  { feature, recorder }: { feature: ImportFeature; recorder: Recorder },
  { data, state, keep }: Pick<Call, 'data' | 'state' | 'keep'>,
  limit: number,
): Promise<Undoing | undefined> {
  const { tx } = act;
  const { owner, importId, undone } = data;
  const stored = await lockImport(tx, owner, importId);
  const at = new Date(data.at);
  if (!isGoingOn(stored, 'undoing', at)) return undefined;
  const after = await undoSome(recorder, act, undone, state, limit);
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
}

/** Undoes the next events of an import and, at the end, what it created besides records. */
export async function undoRows(feature: ImportFeature, recorder: Recorder, call: Call, { db }: { db: Db }) {
  const { data, state: first, progress, keep, signal } = call;
  const { importId: _import, undone, total, ...doing } = data;
  const next = await inParts(db, { most: eventsInStep, state: first, signal }, async (state, events) => {
    await progress({ done: Math.min(state.records, total), total, message: importMessages['job.undoing'] });
    return recorder.act(db, { ...goingOn(doing), undoes: undone }, (act) =>
      undoPart(act, { feature, recorder }, { data, state, keep }, events),
    );
  });
  return next && more(next);
}
