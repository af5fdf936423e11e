import { importMessages } from '../../../../shared/imports/messages';
import { goingOn } from '../../../platform/acts/act-in-job';
import { addToAct } from '../../../platform/acts/acts.queries';
import type { Db } from '../../../platform/database/database';
import { checkRows } from '../../../platform/imports/check-rows';
import {
  checkData,
  fromPlace,
  isGoingOn,
  jobLimits,
  undoData,
  writeData,
} from '../../../platform/imports/import-jobs';
import { lockImport, updateImport } from '../../../platform/imports/imports.queries';
import { writeRows } from '../../../platform/imports/write-rows';
import { defineJob, more } from '../../../platform/jobs/job';
import { undoingState } from '../acts/undo-job';
import { undoSome } from '../acts/undo-some';
import { leadsRecorder } from '../recording/leads-recorder';
import { leadImports } from './lead-imports';

interface Deps {
  db: Db;
}

/** Finds out what the rows of an import would do. */
export const checkLeadImport = defineJob({
  name: 'checkLeadImport',
  data: checkData,
  state: fromPlace,
  limits: jobLimits,
  run: (call, deps: Deps) => checkRows(leadImports, call, deps),
});

/** Writes an import in steps, each with its marks in one transaction. */
export const writeLeadImport = defineJob({
  name: 'writeLeadImport',
  data: writeData,
  state: fromPlace,
  limits: jobLimits,
  run: (call, deps: Deps) => writeRows(leadImports, leadsRecorder, call, deps),
});

/** Takes an import back in steps, and at last what it made besides records. */
export const undoLeadImport = defineJob({
  name: 'undoLeadImport',
  data: undoData,
  state: undoingState,
  // A failed step is tried a thousand times, as by default: an import that is half taken back helps nobody.
  limits: { seconds: jobLimits.seconds },
  mayBeCancelled: false,
  async run({ data: { importId, undone, total, ...data }, state, progress, keep }, { db }: Deps) {
    await progress({ done: Math.min(state.records, total), total, message: importMessages['job.undoing'] });
    const { owner } = data;
    const next = await leadsRecorder.act(db, { ...goingOn(data), undoes: undone }, async (act) => {
      const { tx } = act;
      const stored = await lockImport(tx, owner, importId);
      if (!isGoingOn(stored, 'undoing', new Date(data.at))) return undefined;
      const after = await undoSome(leadsRecorder, act, undone, state);
      if (after) {
        await keep(tx, after);
        return after;
      }
      await leadImports.unmake(tx, owner, importId);
      const { records, count, exceptions } = state;
      const outcome = { undone: records, exceptionCount: count, exceptions };
      await updateImport(tx, owner, importId, {
        state: 'undone',
        outcome,
        made: {},
        updatedAt: new Date(data.at),
      });
      if (records === 0) await addToAct(tx, data.act, 0);
      return undefined;
    });
    return next && more(next);
  },
});
