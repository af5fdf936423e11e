import { marketingSearchApi } from '../../../../shared/marketing/search/endpoints';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { route } from '../../../platform/http/route';
import { findRecords } from './search.queries';

export const marketingSearchRoutes = ({ db }: RecordDeps) => [
  route(marketingSearchApi.find, ({ owner, query }) => findRecords(db, owner, query)),
];
