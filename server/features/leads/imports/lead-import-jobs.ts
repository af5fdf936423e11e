import { defineImportJobs } from '../../../platform/imports/running/define-import-jobs';
import { leadsRecorder } from '../recording/leads-recorder';
import { leadImports } from './lead-imports';

export const leadImportJobs = defineImportJobs(
  { check: 'checkLeadImport', write: 'writeLeadImport', undo: 'undoLeadImport' },
  leadImports,
  leadsRecorder,
);
