import { undoingState } from '../../acts/undoing/undo-job';
import type { Recorder } from '../../acts/recorder';
import type { Db } from '../../database/database';
import { defineJob } from '../../jobs/job';
import { checkRows } from './check-rows';
import { checkData, fromPlace, jobLimits, undoData, writeData } from '../import-jobs';
import type { ImportFeature } from '../import-target';
import { undoRows } from './undo-rows';
import { writeRows } from './write-rows';

interface Deps {
  db: Db;
}

/** The names of a feature's import jobs, which are those of their queues. */
interface Names {
  check: string;
  write: string;
  undo: string;
}

/**
 * The jobs of a feature's imports: `check` finds out what the rows would do; `write` writes them in steps, each with its
 * marks in one transaction; `undo` takes an import back in steps. A failed step of the last is tried a thousand times, as
 * by default: an import that is half taken back helps nobody.
 */
export function defineImportJobs(names: Names, feature: ImportFeature, recorder: Recorder) {
  const check = defineJob({
    name: names.check,
    data: checkData,
    state: fromPlace,
    limits: jobLimits,
    run: (call, deps: Deps) => checkRows(feature, call, deps),
  });
  const write = defineJob({
    name: names.write,
    data: writeData,
    state: fromPlace,
    limits: jobLimits,
    run: (call, deps: Deps) => writeRows(feature, recorder, call, deps),
  });
  const undo = defineJob({
    name: names.undo,
    data: undoData,
    state: undoingState,
    limits: { seconds: jobLimits.seconds },
    mayBeCancelled: false,
    run: (call, deps: Deps) => undoRows(feature, recorder, call, deps),
  });
  return { check, write, undo };
}
