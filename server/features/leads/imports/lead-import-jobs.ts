import type { Db } from '../../../platform/database/database';
import { checkRows } from '../../../platform/imports/check-rows';
import { checkData, fromPlace, jobLimits, undoData, writeData } from '../../../platform/imports/import-jobs';
import { undoRows } from '../../../platform/imports/undo-rows';
import { writeRows } from '../../../platform/imports/write-rows';
import { defineJob } from '../../../platform/jobs/job';
import { undoingState } from '../../../platform/acts/undoing/undo-job';
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
  run: (call, deps: Deps) => undoRows(leadImports, leadsRecorder, call, deps),
});
