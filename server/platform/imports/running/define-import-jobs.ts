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

/** The names of a feature's import jobs, which are also their queue names. */
interface Names {
  check: string;
  write: string;
  undo: string;
}

/**
 * The jobs of a feature's imports: `check` finds out what the rows would do; `write` writes them in steps, each in
 * one transaction with the state of its rows; `undo` undoes an import in steps. A failed `undo` step is retried a
 * thousand times (the default), because a half-undone import helps nobody.
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
