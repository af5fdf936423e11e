import type { Db } from '../../../platform/database/database';
import { undoingState } from '../../../platform/acts/undoing/undo-job';
import { checkRows } from '../../../platform/imports/check-rows';
import { checkData, fromPlace, jobLimits, undoData, writeData } from '../../../platform/imports/import-jobs';
import { undoRows } from '../../../platform/imports/undo-rows';
import { writeRows } from '../../../platform/imports/write-rows';
import { defineJob } from '../../../platform/jobs/job';
import { marketingRecorder } from '../recording/marketing-recorder';
import { productImports } from './product-imports';

interface Deps {
  db: Db;
}

/** Finds out what the rows of an import would do. */
export const checkProductImport = defineJob({
  name: 'checkProductImport',
  data: checkData,
  state: fromPlace,
  limits: jobLimits,
  run: (call, deps: Deps) => checkRows(productImports, call, deps),
});

/** Writes an import in steps, each with its marks in one transaction. */
export const writeProductImport = defineJob({
  name: 'writeProductImport',
  data: writeData,
  state: fromPlace,
  limits: jobLimits,
  run: (call, deps: Deps) => writeRows(productImports, marketingRecorder, call, deps),
});

/** Takes an import back in steps; a failed one is tried again and again, since half an undo helps nobody. */
export const undoProductImport = defineJob({
  name: 'undoProductImport',
  data: undoData,
  state: undoingState,
  limits: { seconds: jobLimits.seconds },
  mayBeCancelled: false,
  run: (call, deps: Deps) => undoRows(productImports, marketingRecorder, call, deps),
});
