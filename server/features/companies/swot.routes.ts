import { swot } from '../../../shared/companies/endpoints';
import type { Db } from '../../platform/database/database';
import { route } from '../../platform/http/route';
import { lockOwnedCompany, ownedCompany } from './companies.queries';
import { findSwot, moveInSwot } from './swot.queries';

interface Deps {
  db: Db;
}

export const swotRoutes = ({ db }: Deps) => [
  route(swot.read, async ({ params, user }) => {
    const company = await ownedCompany(db, user, params.companyId);
    return findSwot(db, company.id);
  }),
  route(swot.move, ({ params, body, user }) =>
    db.transaction(async (tx) => {
      const company = await lockOwnedCompany(tx, user, params.companyId);
      return moveInSwot(tx, user, company.id, body);
    }),
  ),
];
