import { expect, test } from 'vitest';
import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import { marketingBin } from '../../../../shared/marketing/bin/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import type { MarketingProduct } from '../../../../shared/marketing/products/endpoints';
import { marketingProductsApi as api } from '../../../../shared/marketing/products/endpoints';
import { testApp } from '../../../testing/app';
import { bakery, loaf } from '../testing/companies';

async function withBakery() {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const { body: company } = await call(marketingCompaniesApi.create, { body: bakery });
  const add = (fields: object = {}) =>
    call(api.create, { body: { marketingCompanyId: company.id, ...loaf, ...fields } });
  const product = (await add()).body as MarketingProduct & { act: string };
  const params = { id: product.id };
  const read = async () => (await call(api.read, { params })).body as MarketingProduct;
  return { ...app, call, company, add, product, params, read };
}

const told = ({ facts }: MarketingProduct) =>
  facts.map(({ id, place, suggests, text }) => `${id} ${place}${suggests ? `→${suggests}` : ''} ${text}`);

test('what is typed in the form is shown as it is, with a place suggested, and the brief has what was answered', async () => {
  const { product, call, params } = await withBakery();
  expect(told(product)).toEqual([
    'f1 loose Fermenta 24 horas en frío',
    'f2 loose→includes Pieza de 900 g',
    'f3 loose Aguanta tierna cuatro días',
    'f4 loose Se reserva antes de las 20:00 y se recoge a las 8:30 del día siguiente',
    'f5 thing hogaza de masa madre',
    'f6 kind pan de trigo',
    'f7 who compra pan una vez por semana',
    'f8 voice El pan de ayer ya está duro',
    'f9 result desayunas pan tierno sin bajar cada día',
    'f10 proof Premio al mejor pan de Gràcia',
  ]);
  expect(product).toMatchObject({
    priceMinor: 580,
    currency: 'EUR',
    language: 'es',
    score: 70,
    isReady: true,
  });
  const { body } = await call(api.analysis, { params });
  expect(body).toMatchObject({ score: 70, isReady: true, isThin: false, lacks: [], helpsMost: 'includes' });
  expect(body).toMatchObject({ proposals: 1, otherLanguage: [], contradictions: [], leftOut: [] });
  expect(body.answered).toEqual(['loose', 'thing', 'kind', 'who', 'voice', 'result', 'proof']);
});

test('facts that were not touched keep their ids when the text is edited', async () => {
  const { call, params, read } = await withBakery();
  const characteristics = 'Lleva harina de trigo del Empordà.\nPieza de 900 g.';
  await call(api.update, { params, body: { characteristics } });
  expect(told(await read()).slice(0, 3)).toEqual([
    'f11 loose Lleva harina de trigo del Empordà',
    'f2 loose→includes Pieza de 900 g',
    'f3 loose Aguanta tierna cuatro días',
  ]);
});

test('a pasted text proposes its facts for places, HTML or not, once', async () => {
  const { call, params } = await withBakery();
  const text =
    '<ul><li>Corteza gruesa de harina de centeno</li><li>Pieza de 900 g</li><li>Peso: 900 g</li></ul>Desde 1952. ¿Lleva sal?</ p>';
  const { body } = await call(api.addText, { params, body: { text } });
  expect(told(body).slice(10)).toEqual([
    'f11 includes Corteza gruesa de harina de centeno',
    'f12 detail Peso: 900 g',
    'f13 proof Desde 1952',
    'f14 doubt ¿Lleva sal?',
  ]);
  expect(body.facts.at(-1)).toMatchObject({
    state: 'proposed',
    source: { from: 'text', quote: '¿Lleva sal?' },
  });
  expect(body.score).toBe(70);
  expect((await call(api.addText, { params, body: { text: 'lorem ipsum dolor' } })).status).toBe(400);
});

test('a fact that was read from the form changes there too, and goes there too', async () => {
  const { call, params, read } = await withBakery();
  await call(api.changeFact, { params, body: { fact: 'f2', text: 'Pieza de 1 kg' } });
  const changed = await read();
  expect(told(changed)[1]).toBe('f2 loose→includes Pieza de 1 kg');
  expect(changed.characteristics).toBe('Fermenta 24 horas en frío.\nPieza de 1 kg.');
  await call(api.removeFact, { params, body: { fact: 'f2' } });
  expect((await read()).characteristics).toBe('Fermenta 24 horas en frío.');
  await call(api.update, { params, body: { characteristics: 'Fermenta 24 horas en frío. Sin sal.' } });
  expect(told(await read())[0]).toBe('f1 loose Fermenta 24 horas en frío');
});

test('a place that a person chose stays when the texts are read again', async () => {
  const { call, params, read } = await withBakery();
  await call(api.changeFact, { params, body: { fact: 'f2', place: 'includes' } });
  const characteristics = 'Pieza de 900 g.\nLleva harina de trigo del Empordà.';
  await call(api.update, { params, body: { characteristics } });
  expect(told(await read())[0]).toBe('f2 includes Pieza de 900 g');
});

test('a price before is used only once it is confirmed, until a price changes', async () => {
  const { call, params, read } = await withBakery();
  const update = (body: object) => call(api.update, { params, body });
  expect((await update({ comparePriceMinor: 500 })).status).toBe(400);
  await update({ comparePriceMinor: 700 });
  expect((await call(api.analysis, { params })).body.asksComparePrice).toBe(true);
  await call(api.confirmComparePrice, { params, body: { confirmed: true } });
  expect((await read()).comparePriceConfirmedAt).not.toBeNull();
  await update({ price: '6,20 €' });
  expect(await read()).toMatchObject({
    priceMinor: 620,
    comparePriceMinor: 700,
    comparePriceConfirmedAt: null,
  });
});

test('a price without tax is hidden from consumers', async () => {
  const { call, params } = await withBakery();
  await call(api.update, { params, body: { price: '5,80 € + IVA' } });
  expect((await call(api.analysis, { params })).body.hidesPrice).toBe(true);
});

test('a stale save is refused with the product as it is', async () => {
  const { call, params } = await withBakery();
  await call(api.update, { params, body: { category: 'Panes', version: 1 } });
  const stale = await call(api.update, { params, body: { category: 'Hogazas', version: 1 } });
  expect([stale.status, stale.body.current.category]).toEqual([409, 'Panes']);
  const gone = await call(api.removeFact, { params, body: { fact: 'f9', version: 1 } });
  expect(gone.status).toBe(409);
});

test('products are listed, searched, filtered and sorted within their company', async () => {
  const { call, company, add } = await withBakery();
  const other = { name: 'Ensaimada', category: 'Bollería', characteristics: '', advantages: '', price: '' };
  await add({ ...other, facts: [] });
  const elsewhere = (await call(marketingCompaniesApi.create, { body: { ...bakery, name: 'Otra' } })).body;
  const list = async (query: object) =>
    (await call(api.list, { query: { company: company.id, ...query } })).body.rows.map(
      (row: { name: string }) => row.name,
    );
  expect(await list({})).toEqual(['Ensaimada', 'Hogaza de masa madre']);
  expect(await list({ sort: '-score', limit: 1 })).toEqual(['Hogaza de masa madre']);
  expect(await list({ q: 'masa' })).toEqual(['Hogaza de masa madre']);
  expect(await list({ filter: JSON.stringify({ category: { contains: 'bolleria' } }) })).toEqual([
    'Ensaimada',
  ]);
  expect(await list({ company: elsewhere.id })).toEqual([]);
});

test('a deleted company hides its products, and comes back with them', async () => {
  const { call, company, params } = await withBakery();
  const { body } = await call(marketingCompaniesApi.remove, { params: { id: company.id } });
  expect((await call(api.read, { params })).status).toBe(404);
  expect((await call(api.update, { params, body: { category: 'x' } })).status).toBe(404);
  expect((await call(api.list)).body.rows).toEqual([]);
  expect((await call(marketingBin.list)).body.rows).toMatchObject([{ id: company.id, name: bakery.name }]);
  await call(marketingActs.undo, { params: { act: body.act } });
  expect((await call(api.read, { params })).status).toBe(200);
});
