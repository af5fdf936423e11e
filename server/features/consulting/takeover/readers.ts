import type { OfferedBusiness } from '../../../../shared/consulting/takeover/endpoints';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** What is taken over of a company of COMERZIA. */
export interface Business {
  id: number;
  name: string;
  sector: string;
  replyTo: string | null;
  products: readonly {
    id: number;
    name: string;
    /** The product of CONSULTIA that it is. */
    productId: number | null;
    whatItIs: string | null;
    characteristics: string;
    proofs: readonly string[];
  }[];
}

/** Reads what COMERZIA knows; `features.ts` hands it in. */
export interface BusinessReader {
  /** Those that are linked to no company, by name. */
  list: (db: Db, owner: Owner) => PromiseLike<OfferedBusiness[]>;
  /** One of those; undefined for any other. Holds it until the transaction ends. */
  find: (tx: Db, owner: Owner, id: number) => Promise<Business | undefined>;
  /** The one that a company of CONSULTIA is. */
  linked: (tx: Db, owner: Owner, companyId: number) => Promise<Business | undefined>;
}
