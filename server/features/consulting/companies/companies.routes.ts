import { companies } from '../../../../shared/consulting/companies/endpoints';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import { transact } from '../../../platform/database/transact';
import type { FeatureDeps } from '../../../platform/feature';
import { route } from '../../../platform/http/route';
import type { NoteChange } from '../changed-businesses';
import { ownedCompany } from '../ownership.queries';
import { copyCompany } from './assessments.queries';
import { deleteCompany, listCompanies, updateCompany } from './companies.queries';
import { createCompany } from './create-company';

type Deps = Pick<FeatureDeps, 'db' | 'announce' | 'now'> & { noteChange: NoteChange };

export const companyRoutes = ({ db, announce, now, noteChange }: Deps) => [
  route(companies.list, ({ owner, query }) => listCompanies(db, owner, query)),
  route(companies.read, ({ params, owner }) => ownedCompany(db, owner, params.companyId)),
  route(companies.create, async ({ body: { firstProblem, ...company }, owner, user, address }) => {
    const created = await createCompany(db, owner, company, firstProblem);
    noteChange({ owner, user, address }, created.id);
    return created;
  }),
  route(companies.assess, async ({ params, owner, user, address }) => {
    const copy = await copyCompany({ db, announce }, owner, params.companyId);
    noteChange({ owner, user, address }, copy.id);
    return copy;
  }),
  route(companies.update, async ({ params, body, owner, user, address }) => {
    const company = await updateCompany(db, owner, params.companyId, body);
    noteChange({ owner, user, address }, company.id);
    return company;
  }),
  route(companies.remove, ({ params, owner, user, address }) =>
    transact(db, async (tx) => {
      const about = await deleteCompany(tx, owner, params.companyId);
      await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind: 'businessDeleted', about });
      return null;
    }),
  ),
];
