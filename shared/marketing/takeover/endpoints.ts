import type { Done, Saved } from '../../acts/record';
import { get, post, signedIn } from '../../http/endpoint';
import { marketingCompanyMessages } from '../companies/messages';
import type { MarketingCompany } from '../companies/endpoints';
import { marketingMessages } from '../messages';
import { productMessages } from '../products/messages';
import type { MarketingProduct } from '../products/endpoints';
import type { CameFrom, Heard } from './heard';
import { takeoverMessages } from './messages';
import { customersWords, linkQuery, originQuery, takenBusiness, takenProducts } from './schemas';

/** A company of CONSULTIA that no company of COMERZIA stands for, with what comes along. */
export interface OfferedBusiness {
  id: number;
  name: string;
  sector: string;
  productCount: number;
  /** Strengths with an impact of four or five. */
  strengthCount: number;
  problemCount: number;
}

/** A product that is only on the other side. */
export interface OfferedProduct {
  id: number;
  name: string;
}

/** The company of COMERZIA that a company of CONSULTIA is, with the products that are on both sides. */
export interface LinkedMarketing {
  id: number;
  name: string;
  sector: string;
  version: number;
  products: { id: number; productId: number }[];
}

const missing = marketingMessages['company.missing'];
const conflicts = [productMessages['products.full']];

/** What COMERZIA takes over from CONSULTIA and LEADMANAGER. */
export const marketingTakeover = {
  /** The newest assessments only, by name. */
  offers: get('/api/marketing/takeover', signedIn).returns<OfferedBusiness[]>(),
  /** Makes a company with its products, as one act. */
  take: post('/api/marketing/takeover', signedIn, takenBusiness, {
    summary: 'Take over a company of CONSULTIA',
    missing: takeoverMessages['business.missing'],
    conflicts: [takeoverMessages['business.taken'], marketingCompanyMessages['company.full'], ...conflicts],
  }).returns<Saved<MarketingCompany>>(),
  /** Null where there is none. */
  link: get('/api/marketing/takeover/link', signedIn, linkQuery, {
    summary: 'Read the company that stands for a company of CONSULTIA',
  }).returns<LinkedMarketing | null>(),
  /** The products of the linked company of CONSULTIA that are not here; none without a link. */
  further: get('/api/marketing/companies/:id/takeover', signedIn, undefined, { missing }).returns<
    OfferedProduct[]
  >(),
  takeFurther: post('/api/marketing/companies/:id/takeover', signedIn, takenProducts, {
    summary: 'Take over products of CONSULTIA',
    status: 200,
    missing,
    conflicts,
  }).returns<Done>(),
  /** What customers wrote in LEADMANAGER, and why deals were lost. */
  heard: get('/api/marketing/takeover/heard', signedIn, undefined, {
    summary: 'Read what customers wrote and why deals were lost',
  }).returns<Heard>(),
  /** Adds what a customer says to the brief of a product, once it may be published. */
  say: post('/api/marketing/products/:id/voices', signedIn, customersWords, {
    summary: 'Add words of a customer to a product',
    missing: productMessages['product.missing'],
  }).returns<Saved<MarketingProduct>>(),
  /** The campaigns and pages by which a contact of LEADMANAGER came, or those of a company; none for one's own people. */
  origins: get('/api/marketing/takeover/origins', signedIn, originQuery, {
    summary: 'List the campaigns and pages by which a contact or company came',
  }).returns<CameFrom[]>(),
};
