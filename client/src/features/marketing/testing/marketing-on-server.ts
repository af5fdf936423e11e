import { marketingActs } from '@shared/marketing/acts/endpoints';
import { marketingSetsApi } from '@shared/marketing/campaigns/sets/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import type { ProductAnalysis } from '@shared/marketing/products/analysis';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import type { Fact } from '@shared/marketing/products/fact';
import { fakeApi } from '@/testing/fake-api';
import type { ListedCompany, ListedProduct, Product } from '../reads';

const at = '2026-11-20T09:00:00.000Z';

/** A company with some values of its own. */
export const anyCompany = (changes: Partial<ListedCompany> = {}): ListedCompany => ({
  ...{ id: 7, name: 'Panadería Espiga', sector: 'Alimentación', version: 1, createdAt: at, updatedAt: at },
  ...{ commercialObjectives: 'Vender más pan', targetAudience: 'El barrio', targetAudienceType: 'B2C' },
  ...{ language: 'es', timezone: 'Europe/Madrid', formality: 'audience', emoji: 'none', avoid: [] },
  ...{ brandColor: null, accentColor: null, logoId: null, senderName: null, replyTo: null },
  ...{ postalAddress: null, quietFrom: null, quietTo: null, latePolicy: 'ask' },
  ...{ productCount: 1, readyCount: 0, setCount: 0, approvedCount: 0, waitingCount: 0, picturedCount: 0 },
  ...{ publishedCount: 0, queuedCount: 0, unsettledCount: 0 },
  ...{ livePageCount: 0, leadCount: 0, suspectCount: 0, sequenceOnCount: 0 },
  ...{ reportCount: 0 },
  ...changes,
});

/** A fact that was read from the form. */
export const anyFact = (changes: Partial<Fact> = {}): Fact => ({
  ...{ id: 'f1', kind: 'feature', shape: 'sentence', text: 'Fermenta 24 horas en frío', language: 'es' },
  source: { from: 'form', quote: 'fermenta 24 horas en frío' },
  ...changes,
});

/** A product that is not ready, with one fact. */
export const anyProduct = (changes: Partial<Product> = {}): Product => ({
  ...{ id: 3, marketingCompanyId: 7, name: 'Hogaza de masa madre', shortName: null, category: 'Pan' },
  ...{ version: 4, createdAt: at, updatedAt: at, characteristics: 'fermenta 24 horas en frío' },
  ...{ advantages: '', price: '5,80 €', priceMinor: 580, currency: 'EUR', priceBasis: 'incl' },
  ...{ comparePriceMinor: null, comparePriceConfirmedAt: null, url: null, photoId: null, language: 'es' },
  ...{ facts: [anyFact()], factCount: 1, score: 48, isReady: false, externalId: null },
  ...changes,
});

const points: [ProductAnalysis['parts'][number]['part'], number, number][] = [
  ['name', 10, 10],
  ['audience', 10, 10],
  ['category', 5, 5],
  ['features', 8, 24],
  ['advantages', 0, 20],
  ['price', 15, 15],
  ['proof', 0, 8],
  ['offer', 0, 4],
  ['url', 0, 4],
];

/** What that product's data are good for. */
export const anyAnalysis = (changes: Partial<ProductAnalysis> = {}): ProductAnalysis => ({
  score: 48,
  parts: points.map(([part, got, most]) => ({ part, points: got, most })),
  isReady: false,
  lacks: ['score', 'facts', 'advantage'],
  isThin: false,
  helpsMost: 'advantages',
  questions: [
    { part: 'advantages', text: '¿Qué consigue quien lo compra?', brings: 10, at: 'answer' },
    { part: 'features', text: '¿De qué está hecho?', brings: 8, at: 'answer' },
    { part: 'url', text: '¿En qué dirección se puede ver?', brings: 4, at: 'answer' },
  ],
  untranslated: [],
  addressed: [],
  leftOut: [],
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
  fakeApi.answer(marketingProductsApi.list, () => ({ rows: held.products.map(listed), next: null }));
  fakeApi.answer(marketingProductsApi.read, ({ params }) => productIn(params.id));
  fakeApi.answer(marketingProductsApi.analysis, () => held.analysis);
  fakeApi.answer(marketingSetsApi.list, []);
  fakeApi.answer(marketingActs.outlook, { records: 1, count: 0, exceptions: [] });
  fakeApi.answer(marketingActs.undo, { records: 1, count: 0, exceptions: [], act: 'a-2', run: null });
  return held;
}
