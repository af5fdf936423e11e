import type { Change, Done, Saved } from '../../acts/record';
import { del, get, patch, post, signedIn } from '../../http/endpoint';
import { importEndpoints } from '../../imports/import-endpoints';
import type { Counted, Page } from '../../list/page';
import { marketingMessages } from '../messages';
import type { Misspelling, ProductAnalysis } from './analysis';
import { productMessages } from './messages';
import {
  comparePriceConfirmation,
  factChanges,
  marketingProductChanges,
  namedFact,
  newFact,
  newMarketingProduct,
  pastedText,
  productQuery,
  productSearch,
  spelledText,
  waivedContradiction,
} from './schemas';
import type { marketingProducts } from './tables';

export type MarketingProduct = Omit<
  typeof marketingProducts.$inferSelect,
  'userId' | 'deletedAt' | 'folded' | 'lastFact'
>;

/** A product in a list, without its texts and facts. */
export type ListedMarketingProduct = Omit<MarketingProduct, 'characteristics' | 'advantages' | 'facts'>;

type SavedProduct = Saved<MarketingProduct>;

const missing = productMessages['product.missing'];
const missingCompany = marketingMessages['company.missing'];
const path = '/api/marketing/products';
const one = `${path}/:id` as const;

export const marketingProductsApi = {
  list: get(path, signedIn, productQuery).returns<Page<ListedMarketingProduct>>(),
  count: get(`${path}/count`, signedIn, productSearch).returns<Counted>(),
  create: post(path, signedIn, newMarketingProduct, {
    missing: missingCompany,
    conflicts: [productMessages['products.full']],
  }).returns<SavedProduct>(),
  read: get(one, signedIn, undefined, { missing }).returns<MarketingProduct>(),
  /** Its changes, newest first, at most 500. */
  history: get(`${one}/history`, signedIn, undefined, { missing }).returns<Change[]>(),
  update: patch(one, signedIn, marketingProductChanges, { missing }).returns<SavedProduct>(),
  /** Puts it in the bin. */
  remove: del(one, signedIn, undefined, { status: 200, missing }).returns<Done>(),
  analysis: get(`${one}/analysis`, signedIn, undefined, { missing }).returns<ProductAnalysis>(),
  /** Proposes the facts of a pasted text. */
  addText: post(`${one}/text`, signedIn, pastedText, {
    summary: 'Propose facts from a text',
    status: 200,
    missing,
  }).returns<SavedProduct>(),
  addFact: post(`${one}/facts`, signedIn, newFact, { missing }).returns<SavedProduct>(),
  changeFact: patch(`${one}/facts`, signedIn, factChanges, {
    summary: 'Update a fact of a product',
    missing,
  }).returns<SavedProduct>(),
  /** What was read from a form goes there too. */
  removeFact: post(`${one}/facts/removal`, signedIn, namedFact, {
    summary: 'Delete a fact of a product',
    status: 200,
    missing,
  }).returns<SavedProduct>(),
  /** Lets two facts stand that seem to contradict each other. */
  waive: post(`${one}/contradictions`, signedIn, waivedContradiction, {
    summary: 'Accept a contradiction between two facts',
    status: 200,
    missing,
    conflicts: [productMessages['contradiction.missing']],
  }).returns<SavedProduct>(),
  /** What is misspelt in a text, with corrections. */
  spelling: post(`${path}/spelling`, signedIn, spelledText, {
    summary: 'Check the spelling of a text',
    status: 200,
  }).returns<Misspelling[]>(),
  /** Says whether the price before was the lowest of the last 30 days; changing either price takes that back. */
  confirmComparePrice: post(`${one}/compare-price`, signedIn, comparePriceConfirmation, {
    summary: 'Confirm the former price of a product',
    status: 200,
    missing,
    conflicts: [productMessages['compare.none']],
  }).returns<SavedProduct>(),
};

/** Imports of products; `into` is the company's id. */
export const marketingProductImports = importEndpoints('/api/marketing/products/imports');
