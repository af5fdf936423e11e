import { sitePages } from '../shared/addresses/site';
import { accountPages } from '../shared/auth/addresses';
import { consultingPages } from '../shared/consulting/addresses';
import type { Address } from '../shared/http/address';
import { leadsPages } from '../shared/leads/addresses';
import { marketingPages } from '../shared/marketing/addresses';

/** Every address that has a page in the client. */
export const addresses: readonly Address[] = [
  sitePages,
  accountPages,
  consultingPages,
  marketingPages,
  leadsPages,
].flatMap((table) => Object.values<Address>(table));
