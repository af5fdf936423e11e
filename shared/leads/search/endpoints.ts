import { get, signedIn } from '../../http/endpoint';
import { typedSearch } from './schemas';

/** A record that a search of the whole portal finds. */
export interface FoundRecord {
  entity: 'contact' | 'company' | 'opportunity';
  id: number;
  name: string;
  /** Distinguishes it from records with the same name: company or job title, domain, company. */
  detail: string | null;
}

export const leadSearch = {
  /**
   * At most twenty records: first an equal address, phone, tax id or domain, then an equal name, then names with this
   * beginning, then the rest; within a group the last changed first.
   */
  find: get('/api/leads/search', signedIn, typedSearch, { summary: 'Search all records' }).returns<
    FoundRecord[]
  >(),
};
