import type { Written } from '../../../../shared/acts/entities';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { completeMarks } from '../fields/own-values';
import { bulkRoute } from '../lists/bulk-route';
import { type Bulk, setAlike } from '../lists/bulk';
import type { Complete } from '../../../platform/acts/record.routes';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { recordRoutes } from '../record-routes';
import { companyQueries } from './companies.queries';
import { holdConsultingCompany } from './consulting-company.queries';

export const companyBulk: Bulk<'company', Written<'company'>> = {
  entity: 'company',
  ...companyQueries,
  set: setAlike,
};

const holdingConsultingCompany: Complete<'company'> = async (act, fields) => {
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
