import { get, signedIn } from '../../http/endpoint';
import { marketingSearch } from './schemas';

/** A record that a search of the whole portal finds; a campaign also by its text, and not besides as a content. */
export interface FoundMarketing {
  entity:
    | 'marketingCompany'
    | 'marketingProduct'
    | 'marketingCampaign'
    | 'marketingContent'
    | 'marketingLead';
  id: number;
  marketingCompanyId: number;
  name: string;
  /** What tells it from others of the same name: sector, category, the beginning of its text, address. */
  detail: string | null;
  /** 100 for an equal name or address, 60 for its beginning, 40 for a word of it, 20 for another short field, 10 for a text. */
  points: number;
  /** Found by likeness only, because nothing holds the words. */
  isSimilar: boolean;
}

export const marketingSearchApi = {
  /** At most twenty, by points, then the last changed first. */
  find: get('/api/marketing/search', signedIn, marketingSearch, { summary: 'Search all records' }).returns<
    FoundMarketing[]
  >(),
};
