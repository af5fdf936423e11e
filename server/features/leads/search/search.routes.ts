import { leadSearch } from '../../../../shared/leads/search/endpoints';
import { route } from '../../../platform/http/route';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { findRecords } from './search.queries';

export const searchRoutes = ({ db }: RecordDeps) => [
  route(leadSearch.find, ({ owner, query }) => findRecords(db, owner, query.q)),
];
