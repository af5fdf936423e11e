import { leadSearch } from '../../../../shared/leads/search/endpoints';
import { route } from '../../../platform/http/route';
import type { LeadDeps } from '../record-deps';
import { findRecords } from './search.queries';

export const searchRoutes = ({ db }: LeadDeps) => [
  route(leadSearch.find, ({ owner, query }) => findRecords(db, owner, query.q)),
];
