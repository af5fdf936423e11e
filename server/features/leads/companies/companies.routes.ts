import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import type { LeadDeps } from '../record-deps';
import { recordRoutes } from '../record-routes';
import { companyQueries } from './companies.queries';

export const companyRoutes = (deps: LeadDeps) =>
  recordRoutes(deps, leadCompanies, { entity: 'company', ...companyQueries });
