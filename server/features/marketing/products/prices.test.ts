import { expect, test } from 'vitest';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { wordsOfPrice } from '../../../../shared/marketing/products/brief/prices';
import {
  type MarketingProduct,
  marketingProductsApi as api,
} from '../../../../shared/marketing/products/endpoints';
import { testApp } from '../../../testing/app';
import { priceText } from '../../../../shared/marketing/products/price-text';
import { bakery } from '../testing/companies';
import { readPrice } from './analysis/price';

async function withProduct(given: object = {}) {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const { body: company } = await call(marketingCompaniesApi.create, { body: bakery });
  const made = { marketingCompanyId: company.id, name: 'MENÚ DEL DÍA', ...given };
  const { body: product } = await call(api.create, { body: made });
  const params = { id: product.id as number };
  const update = async (body: object) => (await call(api.update, { params, body })).body as MarketingProduct;
  return { call, product: product as MarketingProduct, params, update };
}

test.each([
  ['12 € IVA incl.', 1200, 'EUR', 'incl', {}],
  ['12 € p.p.', 1200, 'EUR', null, { per: 'persona' }],
  ['desde 12 €/pers.', 1200, 'EUR', null, { from: true, per: 'persona' }],
  ['£12 ea.', 1200, 'GBP', null, { per: 'each' }],
  ['from £45 a session', 4500, 'GBP', null, { from: true, per: 'session' }],
  ['90 €/mes + IVA', 9000, 'EUR', 'excl', { per: 'mes' }],
  ['1.250 € por persona', 125_000, 'EUR', null, { per: 'persona' }],
])('the price “%s” is read with what it is paid for', (typed, priceMinor, currency, priceBasis, words) => {
  expect(readPrice(typed)).toEqual({ priceMinor, currency, priceBasis });
  expect(wordsOfPrice(typed)).toEqual(words);
});

test.each([
  [{ amount: 1200, from: true, per: 'persona', tax: 'incl' }, 'es', 'desde 12 € por persona, IVA incluido'],
  [{ amount: 4000, label: 'Matrícula' }, 'es', 'Matrícula, 40 €'],
  [{ amount: 9050, per: 'al mes', tax: 'excl' }, 'es', '90,50 € al mes, IVA no incluido'],
  [{ amount: 4500, from: true, note: '8 inch' }, 'en', 'from €45 (8 inch)'],
  [{ amount: 1200, per: 'each' }, 'en', '€12 each'],
] as const)('the price %j reads in %s “%s”', (price, language, expected) => {
  expect(priceText(price, 'EUR', language)).toBe(expected);
});

test('the first of several prices is the price of the product, and what is typed as its price is the first', async () => {
  const { product, update } = await withProduct({ price: 'desde 12 €/pers.' });
  expect(product).toMatchObject({ priceMinor: 1200, prices: null, name: 'MENÚ DEL DÍA' });
  const prices = [
    { label: 'Mediodía', amount: 1400, tax: 'incl' },
    { label: 'Noche', amount: 1900 },
  ];
  expect(await update({ prices })).toMatchObject({
    prices,
    priceMinor: 1400,
    currency: 'EUR',
    priceBasis: 'incl',
    price: '14 €, IVA incluido',
  });
  const typed = await update({ price: 'desde 15 €' });
  expect(typed.prices).toEqual([
    { label: 'Mediodía', amount: 1500, from: true, tax: 'incl' },
    { label: 'Noche', amount: 1900 },
  ]);
  const raised = await update({ priceMinor: 1600 });
  expect([raised.prices?.[0]?.amount, raised.price]).toEqual([1600, 'desde 16 €, IVA incluido']);
  expect(await update({ priceBasis: 'request' })).toMatchObject({ prices: null, priceMinor: null });
});

test('a list without a price empties it, and one without a currency asks for it', async () => {
  const { call, params, update } = await withProduct();
  const refused = await call(api.update, { params, body: { prices: [{ amount: 900 }] } });
  expect(refused.body.fields).toHaveProperty('currency');
  expect(await update({ prices: [{ amount: 900 }], currency: 'EUR' })).toMatchObject({ priceMinor: 900 });
  expect(await update({ prices: [] })).toMatchObject({ priceMinor: null, prices: null, price: '' });
});

test('a goal has where it leads, what its button says and what happens then, each of them optional', async () => {
  const { update, call, params } = await withProduct();
  const goal = { goal: 'book', link: 'espiga.example/mesa', place: 'por WhatsApp', label: 'Reserva mesa' };
  expect((await update({ goal: { ...goal, after: '' } })).goal).toEqual(goal);
  const long = await call(api.update, { params, body: { goal: { goal: 'buy', label: 'x'.repeat(29) } } });
  expect(Object.keys(long.body.fields)).toEqual(['goal.label']);
});
