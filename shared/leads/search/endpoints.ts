import { get, signedIn } from '../../http/endpoint';
import { typedSearch } from './schemas';

/** A record that a search of the whole portal finds. */
export interface FoundRecord {
  entity: 'contact' | 'company' | 'opportunity';
  id: number;
  name: string;
  /** What tells it from others of the same name: company or job title, domain, company. */
  detail: string | null;
}

export const leadSearch = {
  /**
   * At most twenty records: equal address, phone, tax id or domain first, then an equal name, a name that begins so, and
   * the rest; among equals the last changed first.
   */
  find: get('/api/leads/search', signedIn, typedSearch, { summary: 'Search all records' }).returns<
    FoundRecord[]
  >(),
};
