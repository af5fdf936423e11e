import { get, signedIn } from '../../http/endpoint';
import type { recordNames } from '../items/lists';
import { consultingSearch } from './schemas';

/** A company or an item of one, as a search of the whole portal finds it. */
export interface FoundInCompany {
  entity: 'company' | (typeof recordNames)[keyof typeof recordNames];
  id: number;
  companyId: number;
  companyName: string;
  /** The first characters of the text, where an item has no name. */
  name: string;
}

export const consultingSearchApi = {
  /**
   * At most twenty, and six of a kind: first what begins with the words, then what has them anywhere; the shorter name
   * first, so that an equal one leads.
   */
  find: get('/api/search', signedIn, consultingSearch, {
    summary: 'Search all companies and their items',
  }).returns<FoundInCompany[]>(),
};
