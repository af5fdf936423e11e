import { marketingLeadImports } from '../../../../../shared/marketing/capture/leads/endpoints';
import type { RecordDeps } from '../../../../platform/acts/record-deps';
import { defineImportJobs } from '../../../../platform/imports/running/define-import-jobs';
import { importRoutes } from '../../../../platform/imports/import.routes';
import { marketingRecorder } from '../../recording/marketing-recorder';
import { leadImports } from './lead-imports';

export const leadImportJobs = defineImportJobs(
  { check: 'checkMarketingLeadImport', write: 'writeMarketingLeadImport', undo: 'undoMarketingLeadImport' },
  leadImports,
  marketingRecorder,
);

export const leadImportRoutes = (deps: RecordDeps) =>
  importRoutes(leadImports, marketingLeadImports, deps, leadImportJobs);
