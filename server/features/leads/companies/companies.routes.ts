import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { completeMarks } from '../fields/own-values';
import { bulkRoute } from '../lists/bulk-route';
import type { Bulk } from '../lists/bulk';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { recordRoutes } from '../record-routes';
import { companyQueries } from './companies.queries';
import { holdConsultingCompany } from './consulting-company.queries';

export const companyBulk: Bulk = { entity: 'company', ...companyQueries };

export const companyRoutes = (deps: RecordDeps) => [
  ...recordRoutes(deps, leadCompanies, {
    entity: 'company',
    ...companyQueries,
    async complete(act, fields, id) {
      await holdConsultingCompany(act.tx, act.doing.owner, fields.consultingCompanyId);
      return completeMarks(act, 'company', fields, id);
    },
  }),
  bulkRoute(deps, leadCompanies, companyBulk),
];
