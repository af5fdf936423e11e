import { get, post, signedIn } from '../../../http/endpoint';
import type { Done } from '../../../acts/record';
import { productMessages } from '../../products/messages';
import type { ProductAnalysis } from '../../products/analysis';
import type { Campaign } from '../editing/endpoints';
import type { Finding } from '../findings/finding';
import type { SetStatus } from '../scales';
import type { marketingSets } from '../tables';
import { setMessages } from '../notices/messages';
import { newSets, setQuery } from './schemas';

/** A set with its progress. */
export interface CampaignSet
  extends Pick<
    typeof marketingSets.$inferSelect,
    | 'id'
    | 'marketingCompanyId'
    | 'productId'
    | 'language'
    | 'audience'
    | 'goal'
    | 'engineVersion'
    | 'createdAt'
    | 'updatedAt'
  > {
  status: SetStatus;
  /** The number of written pieces, of `total`. */
  done: number;
  total: number;
  /** Notes for the user about the last writing, in the caller's language. */
  notices: string[];
  /** Its act, which can be undone. */
  act: string | null;
}

/** The sets whose writing has started, or what the product lacks; then there is no set. */
export interface BegunSets {
  sets: CampaignSet[];
  /** Null when the product is ready. */
  lacking: Pick<ProductAnalysis, 'lacks' | 'contradictions' | 'helpsMost'> | null;
}

/** A set with those of its nine campaigns that are written so far. */
export interface WholeSet extends CampaignSet {
  campaigns: Campaign[];
}

/** The result of approving a set; campaigns with errors are not approved. */
export interface ApprovedSet extends Done {
  refused: { id: number; findings: Finding[] }[];
}

const missing = setMessages['set.missing'];
const one = '/api/marketing/sets/:id';

export const marketingSetsApi = {
  /**
   * Writes a product's set for each audience; a set that is there gets new versions, which never take the place of a
   * person's text.
   */
  create: post('/api/marketing/campaigns/generate', signedIn, newSets, {
    summary: 'Write sets of campaigns for a product',
    missing: productMessages['product.missing'],
    conflicts: [setMessages['set.busy']],
  }).returns<BegunSets>(),
  list: get('/api/marketing/sets', signedIn, setQuery).returns<CampaignSet[]>(),
  read: get(one, signedIn, undefined, { missing }).returns<WholeSet>(),
  /** Ends the writing; finished pieces stay. */
  cancel: post(`${one}/cancel`, signedIn, undefined, {
    summary: 'Stop writing a set',
    status: 200,
    missing,
    conflicts: [setMessages['set.over']],
  }).returns<CampaignSet>(),
  /** Writes the set in other words. */
  rewrite: post(`${one}/rewrite`, signedIn, undefined, {
    status: 200,
    missing,
    conflicts: [setMessages['set.busy']],
  }).returns<CampaignSet>(),
  /** Approves every piece without errors that waits for it. */
  approve: post(`${one}/approve`, signedIn, undefined, { status: 200, missing }).returns<ApprovedSet>(),
};
