import { companies } from '../../../../shared/consulting/companies/endpoints';
import type { Announce } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import { route } from '../../../platform/http/route';
import { ownedCompany } from '../ownership.queries';
import { copyCompany } from './assessments.queries';
import { deleteCompany, listCompanies, updateCompany } from './companies.queries';
import { createCompany } from './create-company';

interface Deps {
  db: Db;
  announce: Announce;
}

export const companyRoutes = ({ db, announce }: Deps) => [
  route(companies.list, ({ owner, query }) => listCompanies(db, owner, query)),
  route(companies.read, ({ params, owner }) => ownedCompany(db, owner, params.companyId)),
  route(companies.create, ({ body: { firstProblem, ...company }, owner }) =>
    createCompany(db, owner, company, firstProblem),
  ),
  route(companies.assess, ({ params, owner }) => copyCompany({ db, announce }, owner, params.companyId)),
  route(companies.update, ({ params, body, owner }) => updateCompany(db, owner, params.companyId, body)),
  route(companies.remove, async ({ params, owner }) => {
    await deleteCompany(db, owner, params.companyId);
    return null;
  }),
];
