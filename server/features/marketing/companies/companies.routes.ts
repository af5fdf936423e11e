import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { imageMessages } from '../../../../shared/marketing/images/messages';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { type Complete, historyRoute, writingRoutes } from '../../../platform/acts/record.routes';
import { invalid } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { hasImage } from '../images/images.queries';
import type { KnownWords } from '../sequences/waiting/unreplied.queries';
import { listingCompanies, readCompany } from './companies.queries';

/** Refuses a picture that the account does not have. */
const checkLogo: Complete<'marketingCompany'> = async ({ tx, doing }, fields) => {
  const { logoId } = fields;
  if (typeof logoId === 'number' && !(await hasImage(tx, doing.owner, logoId))) {
    throw invalid({ logoId: imageMessages['image.missing'] });
  }
  return fields;
};

function companyListRoute({ db, sales }: RecordDeps & { sales: KnownWords }) {
  const list = listingCompanies(sales);
  return route(marketingCompaniesApi.list, async ({ owner }) => list(db, owner));
}

export const marketingCompanyRoutes = (deps: RecordDeps & { sales: KnownWords }) => [
  companyListRoute(deps),
  route(marketingCompaniesApi.read, ({ owner, params }) => readCompany(deps.db, owner, params.id)),
  historyRoute(deps, marketingCompaniesApi, 'marketingCompany'),
  ...writingRoutes(deps, marketingCompaniesApi, {
    entity: 'marketingCompany',
    read: readCompany,
    complete: checkLogo,
  }),
];
