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

const told = ({ facts }: MarketingProduct) => facts.map(({ id, kind, text }) => `${id} ${kind} ${text}`);

test('the worked example has the facts of the specification, and is ready', async () => {
  const { product, call, params } = await withBakery();
  expect(told(product)).toEqual([
    'f1 feature Fermenta 24 horas en frío',
    'f2 feature Pieza de 900 g',
    'f3 advantage Aguanta tierna cuatro días',
    'f4 offer Se reserva antes de las 20:00 y se recoge a las 8:30 del día siguiente',
  ]);
  expect(product).toMatchObject({
    priceMinor: 580,
    currency: 'EUR',
    language: 'es',
    score: 70,
    isReady: true,
  });
  const { body } = await call(api.analysis, { params, headers: { 'Accept-Language': 'es' } });
  expect(body).toMatchObject({ score: 70, isReady: true, isThin: true, lacks: [], helpsMost: 'advantages' });
  expect(body.questions.map((one: { part: string; brings: number }) => [one.part, one.brings])).toEqual([
    ['advantages', 10],
    ['features', 8],
    ['proof', 8],
    ['url', 4],
  ]);
});

test('facts that were not touched keep their ids when the text is edited', async () => {
  const { call, params, read } = await withBakery();
  const characteristics = 'Lleva harina de trigo del Empordà.\nPieza de 900 g.';
  await call(api.update, { params, body: { characteristics } });
  expect(told(await read()).slice(0, 3)).toEqual([
    'f5 feature Lleva harina de trigo del Empordà',
    'f2 feature Pieza de 900 g',
    'f3 advantage Aguanta tierna cuatro días',
  ]);
});

test('a question answered in place is a fact with its source, and taking it back gives its id to nothing else', async () => {
  const { call, params, read } = await withBakery();
  const answer = (text: string) => call(api.answer, { params, body: { question: 'proof', text } });
  const { body } = await answer('Amasamos desde 1952');
  expect(body.facts.at(-1)).toEqual({
    ...{ id: 'f5', kind: 'proof', shape: 'sentence', text: 'Amasamos desde 1952', language: 'es' },
    source: { from: 'answer', quote: 'Amasamos desde 1952' },
  });
  expect(body.score).toBe(78);
  await call(marketingActs.undo, { params: { act: body.act } });
  expect(told(await read())).toHaveLength(4);
  expect((await answer('Premio al mejor pan de Gràcia')).body.facts.at(-1).id).toBe('f6');
});

test('an answer that says nothing, or what is known, is refused beside its field', async () => {
  const { call, params } = await withBakery();
  const answer = (text: string) =>
    call(api.answer, { params, body: { question: 'features', text }, headers: { 'Accept-Language': 'es' } });
  expect((await answer('asdf ghjk')).body.fields).toEqual({ text: 'Esto todavía no dice nada del producto' });
  expect((await answer('pieza de 900 g')).body.fields).toEqual({ text: 'El producto ya tiene este dato' });
  const price = await call(api.answer, { params, body: { question: 'price', text: 'barato' } });
  expect(price.status).toBe(400);
  const onRequest = await call(api.answer, { params, body: { question: 'price', text: 'A consultar' } });
  expect(onRequest.body).toMatchObject({ priceBasis: 'request', priceMinor: null });
});

test('a pasted text adds its facts, HTML or not, once', async () => {
  const { call, params } = await withBakery();
  const text = '<ul><li>Corteza gruesa de harina de centeno</li><li>Pieza de 900 g</li></ul>';
  const { body } = await call(api.addText, { params, body: { text } });
  expect(told(body).slice(4)).toEqual(['f5 feature Corteza gruesa de harina de centeno']);
  expect(body.facts.at(-1).source).toEqual({ from: 'text', quote: 'Corteza gruesa de harina de centeno' });
  expect((await call(api.addText, { params, body: { text: 'lorem ipsum dolor' } })).status).toBe(400);
});

test('a fact that was read from the form changes there too, and goes there too', async () => {
  const { call, params, read } = await withBakery();
  await call(api.changeFact, { params, body: { fact: 'f2', text: 'Pieza de 1 kg' } });
  const changed = await read();
  expect(told(changed)[1]).toBe('f2 feature Pieza de 1 kg');
  expect(changed.characteristics).toBe('Fermenta 24 horas en frío.\nPieza de 1 kg.');
  await call(api.removeFact, { params, body: { fact: 'f2' } });
  expect((await read()).characteristics).toBe('Fermenta 24 horas en frío.');
  await call(api.update, { params, body: { characteristics: 'Fermenta 24 horas en frío. Sin sal.' } });
  expect(told(await read())[0]).toBe('f1 feature Fermenta 24 horas en frío');
});

test('a fact that speaks to its reader otherwise than campaigns do is asked for as they would say it', async () => {
  const { call, company, params } = await withBakery();
  const addressed = async () => (await call(api.analysis, { params })).body.addressed;
  await call(api.update, { params, body: { characteristics: 'Reparto en su domicilio.\nPieza de 900 g.' } });
  expect(await addressed()).toMatchObject([{ id: 'f5', texts: 'both', instead: null }]);
  const update = (body: object) => call(marketingCompaniesApi.update, { params: { id: company.id }, body });
  await update({ targetAudienceType: 'B2C' });
  expect(await addressed()).toEqual([
    { id: 'f5', words: 'su domicilio', texts: 'informal', instead: 'Reparto en tu domicilio' },
  ]);
  await update({ formality: 'formal' });
  expect(await addressed()).toEqual([]);
});

test('a kind that a person set and a translation stay when the texts are read again', async () => {
  const { call, params, read } = await withBakery();
  const english = 'It is baked on a stone floor at night.';
  await call(api.update, { params, body: { characteristics: english } });
  const { facts } = await read();
  const analysis = await call(api.analysis, { params });
  expect(facts[0]).toMatchObject({ id: 'f5', language: 'en' });
  expect(analysis.body.untranslated).toEqual(['f5']);
  const translation = 'Se cuece de noche sobre piedra';
  await call(api.changeFact, { params, body: { fact: 'f5', kind: 'proof', translation } });
  await call(api.update, { params, body: { characteristics: `${english}\nPieza de 900 g.` } });
  expect((await read()).facts[0]).toMatchObject({ id: 'f5', kind: 'proof', translation });
  expect((await call(api.analysis, { params })).body.untranslated).toEqual([]);
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
  await add({ name: 'Ensaimada', category: 'Bollería', characteristics: '', advantages: '', price: '' });
  const other = (await call(marketingCompaniesApi.create, { body: { ...bakery, name: 'Otra' } })).body;
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
  expect(await list({ company: other.id })).toEqual([]);
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
