import type { SQL } from 'drizzle-orm';
import type { Heard } from '../../../../shared/marketing/takeover/heard';
import type { OfferedBusiness, OfferedProduct } from '../../../../shared/marketing/takeover/endpoints';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { KnownWords } from '../sequences/waiting/unreplied.queries';

/** What is taken over of a company of CONSULTIA. */
export interface Business {
  id: number;
  name: string;
  sector: string;
  replyTo: string | null;
  products: readonly { id: number; name: string; description: string }[];
  /** Those that count most, in their order. */
  strengths: readonly string[];
  /** In their order. */
  problems: readonly string[];
}

/** Reads what CONSULTIA knows; `features.ts` hands it in. */
export interface BusinessReader {
  /** The newest assessments, by name. */
  list: (db: Db, owner: Owner) => PromiseLike<OfferedBusiness[]>;
  /** Undefined for another owner's, and for an earlier assessment. Holds it until the transaction ends. */
  find: (tx: Db, owner: Owner, companyId: number) => Promise<Business | undefined>;
  /** The products of a company of this owner. */
  products: (db: Db, owner: Owner, companyId: number) => PromiseLike<OfferedProduct[]>;
  /** A query of the domains of the addresses of an account's own companies. */
  ownDomains: (owner: Owner) => SQL;
}

/** Reads what LEADMANAGER knows. */
export interface SalesReader extends KnownWords {
  heard: (db: Db, owner: Owner, since: Date) => Promise<Heard>;
  /** A query of the ids of a company's contacts. */
  contactsOf: (owner: Owner, crmCompany: number) => SQL;
}

/** What the other portals know, as `features.ts` hands it in. */
export interface Readers {
  businesses: BusinessReader;
  sales: SalesReader;
}
