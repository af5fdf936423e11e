import { leadImports as endpoints } from '../../../../shared/leads/imports/endpoints';
import { importRoutes } from '../../../platform/imports/import.routes';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { leadImportJobs } from './lead-import-jobs';
import { leadImports } from './lead-imports';

export const leadImportRoutes = (deps: RecordDeps) =>
  importRoutes(leadImports, endpoints, deps, leadImportJobs);
