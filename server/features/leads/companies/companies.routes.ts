import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { completeMarks } from '../fields/own-values';
import { bulkRoute } from '../lists/bulk-route';
import type { Bulk } from '../lists/bulk';
import type { Complete } from '../../../platform/acts/record.routes';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { recordRoutes } from '../record-routes';
import { companyQueries } from './companies.queries';
import { holdConsultingCompany } from './consulting-company.queries';

export const companyBulk: Bulk = { entity: 'company', ...companyQueries };

const holdingConsultingCompany: Complete = async (act, fields) => {
  await holdConsultingCompany(act.tx, act.doing.owner, fields.consultingCompanyId);
  return fields;
};

export const companyRoutes = (deps: RecordDeps) => [
  ...recordRoutes(deps, leadCompanies, {
    entity: 'company',
    ...companyQueries,
    completes: [holdingConsultingCompany, completeMarks('company')],
  }),
  bulkRoute(deps, leadCompanies, companyBulk),
];
