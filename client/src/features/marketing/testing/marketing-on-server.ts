import { marketingActs } from '@shared/marketing/acts/endpoints';
import { marketingAnalyticsApi } from '@shared/marketing/analytics/endpoints';
import { marketingSetsApi } from '@shared/marketing/campaigns/sets/endpoints';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import type { ProductAnalysis } from '@shared/marketing/products/analysis';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import type { Fact } from '@shared/marketing/products/fact';
import { fakeApi } from '@/testing/fake-api';
import type { ListedCompany, ListedProduct, Product } from '../reads';

const at = '2026-11-20T09:00:00.000Z';

/** A company with some values of its own. */
export const anyCompany = (changes: Partial<ListedCompany> = {}): ListedCompany => ({
  id: 7,
  name: 'Panadería Espiga',
  sector: 'Alimentación',
  version: 1,
  createdAt: at,
  updatedAt: at,
  commercialObjectives: 'Vender más pan',
  targetAudience: 'El barrio',
  targetAudienceType: 'B2C',
  language: 'es',
  timezone: 'Europe/Madrid',
  formality: 'audience',
  emoji: 'none',
  avoid: [],
  customersCalled: null,
  isSober: false,
  speaker: 'we',
  place: null,
  phone: null,
  website: null,
  brandColor: null,
  accentColor: null,
  logoId: null,
  senderName: null,
  replyTo: null,
  postalAddress: null,
  quietFrom: null,
  quietTo: null,
  latePolicy: 'ask',
  companyId: null,
  productCount: 1,
  readyCount: 0,
  setCount: 0,
  approvedCount: 0,
  waitingCount: 0,
  picturedCount: 0,
  publishedCount: 0,
  queuedCount: 0,
  nextPostAt: null,
  unsettledCount: 0,
  livePageCount: 0,
  leadCount: 0,
  unansweredCount: 0,
  suspectCount: 0,
  sequenceOnCount: 0,
  unrepliedCount: 0,
  reportCount: 0,
  ...changes,
});

/** An accepted answer. */
export const anyFact = (changes: Partial<Fact> = {}): Fact => ({
  id: 'f1',
  place: 'thing',
  state: 'accepted',
  text: 'hogaza de masa madre',
  language: 'es',
  form: { article: 'la', number: 'singular', gender: 'f' },
  kind: 'feature',
  shape: 'phrase',
  source: { from: 'answer', quote: 'hogaza de masa madre' },
  ...changes,
});

/** A product that is not ready, with the answer to the first question. */
export const anyProduct = (changes: Partial<Product> = {}): Product => ({
  id: 3,
  marketingCompanyId: 7,
  name: 'Hogaza de masa madre',
  shortName: null,
  category: 'Pan',
  version: 4,
  createdAt: at,
  updatedAt: at,
  characteristics: '',
  advantages: '',
  price: '5,80 €',
  priceMinor: 580,
  currency: 'EUR',
  priceBasis: 'incl',
  prices: null,
  goal: null,
  comparePriceMinor: null,
  comparePriceConfirmedAt: null,
  url: null,
  photoId: null,
  language: 'es',
  facts: [anyFact()],
  factCount: 1,
  score: 20,
  isReady: false,
  externalId: null,
  productId: null,
  waived: [],
  ...changes,
});

const points: [ProductAnalysis['parts'][number]['part'], number, number][] = [
  ['thing', 10, 10],
  ['kind', 0, 5],
  ['who', 0, 10],
  ['voice', 0, 20],
  ['result', 0, 15],
  ['includes', 0, 10],
  ['price', 10, 10],
  ['proof', 0, 10],
  ['doubt', 0, 5],
  ['how', 0, 5],
];

/** What that product's brief is good for. */
export const anyAnalysis = (changes: Partial<ProductAnalysis> = {}): ProductAnalysis => ({
  score: 20,
  parts: points.map(([part, got, most]) => ({ part, points: got, most })),
  isReady: false,
  lacks: ['places'],
  isThin: false,
  helpsMost: 'voice',
  proposals: 0,
  answered: ['thing'],
  otherLanguage: [],
  leftOut: [],
  contradictions: [],
  asksComparePrice: false,
  hidesPrice: false,
  ...changes,
});

const left = ['characteristics', 'advantages', 'facts'];

/** A product without its texts and facts. */
const listed = (product: Product) =>
  Object.fromEntries(Object.entries(product).filter(([name]) => !left.includes(name))) as ListedProduct;

interface Held {
  companies?: ListedCompany[];
  products?: Product[];
  analysis?: ProductAnalysis;
}

/** A server with companies and the products of the first; the answer may be changed by a test. */
export function marketingOnServer({ companies = [anyCompany()], products = [], analysis }: Held = {}) {
  const held = { companies, products, analysis: analysis ?? anyAnalysis() };
  const productIn = (id: string) => {
    const found = held.products.find((product) => String(product.id) === id);
    if (!found) throw new Error(`no product ${id}`);
    return found;
  };
  fakeApi.answer(marketingCompaniesApi.list, () => held.companies);
  fakeApi.answer(marketingAnalyticsApi.recent, () =>
    held.companies.map(({ id, timezone: zone }) => ({
      id,
      zone,
      range: { from: '2026-10-25', to: '2026-11-24' },
      visitors: 1_234,
      leads: 2,
      published: 3,
    })),
  );
  fakeApi.answer(marketingAnalyticsApi.pieces, []);
  fakeApi.answer(marketingTakeover.offers, []);
  fakeApi.answer(marketingTakeover.heard, { sentences: [], doubts: [] });
  fakeApi.answer(marketingProductsApi.list, () => ({ rows: held.products.map(listed), next: null }));
  fakeApi.answer(marketingProductsApi.read, ({ params }) => productIn(params.id));
  fakeApi.answer(marketingProductsApi.analysis, () => held.analysis);
  fakeApi.answer(marketingProductsApi.spelling, []);
  fakeApi.answer(marketingSetsApi.list, []);
  fakeApi.answer(marketingPagesApi.list, { rows: [], next: null });
  fakeApi.answer(marketingActs.outlook, { records: 1, count: 0, exceptions: [] });
  fakeApi.answer(marketingActs.undo, { records: 1, count: 0, exceptions: [], act: 'a-2', run: null });
  return held;
}
