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
  route(companies.create, async ({ body: { firstProblem, ...company }, owner, ...call }) => {
    const created = await createCompany(db, owner, company, firstProblem);
    noteChange({ owner, ...call }, created.id);
    return created;
  }),
  route(companies.assess, ({ params, owner }) => copyCompany({ db, announce }, owner, params.companyId)),
  route(companies.update, async ({ params, body, owner, ...call }) => {
    const company = await updateCompany(db, owner, params.companyId, body);
    noteChange({ owner, ...call }, company.id);
    return company;
  }),
  route(companies.remove, ({ params, owner, ...call }) =>
    transact(db, async (tx) => {
      const about = await deleteCompany(tx, owner, params.companyId);
      await logDone(tx, owner, { ...doerOf(call, now()), kind: 'businessDeleted', about });
      return null;
    }),
  ),
];
