import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { completeMarks } from '../fields/own-values';
import type { LeadDeps } from '../record-deps';
import { recordRoutes } from '../record-routes';
import { companyQueries } from './companies.queries';

export const companyRoutes = (deps: LeadDeps) =>
  recordRoutes(deps, leadCompanies, {
    entity: 'company',
    ...companyQueries,
    complete: (act, fields, id) => completeMarks(act, 'company', fields, id),
  });
