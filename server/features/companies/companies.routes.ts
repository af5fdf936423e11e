import { companies } from '../../../shared/companies/endpoints';
import type { Db } from '../../platform/database/database';
import { route } from '../../platform/http/route';
import {
  deleteCompany,
  insertCompany,
  listCompanies,
  ownedCompany,
  updateCompany,
} from './companies.queries';

interface Deps {
  db: Db;
}

export const companyRoutes = ({ db }: Deps) => [
  route(companies.list, ({ user }) => listCompanies(db, user)),
  route(companies.read, ({ params, user }) => ownedCompany(db, user, params.companyId)),
  route(companies.create, ({ body, user }) => insertCompany(db, user, body)),
  route(companies.update, ({ params, body, user }) => updateCompany(db, user, params.companyId, body)),
  route(companies.remove, async ({ params, user }) => {
    await deleteCompany(db, user, params.companyId);
    return null;
  }),
];
