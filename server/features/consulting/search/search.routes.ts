import { consultingSearchApi } from '../../../../shared/consulting/search/endpoints';
import type { Db } from '../../../platform/database/database';
import { route } from '../../../platform/http/route';
import { findInCompanies } from './search.queries';

export const searchRoutes = ({ db }: { db: Db }) => [
  route(consultingSearchApi.find, ({ owner, query }) => findInCompanies(db, owner, query.q)),
];
