import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import {
  type MarketingProduct,
  marketingProductsApi as api,
} from '../../../../shared/marketing/products/endpoints';
import { testApp } from '../../../testing/app';
import { bakery } from '../testing/companies';

/** An empty product of a bakery. */
async function withProduct(given: object = {}) {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const { body: company } = await call(marketingCompaniesApi.create, { body: bakery });
  const made = { marketingCompanyId: company.id, name: 'Curso de pan', ...given };
  const { body: product } = await call(api.create, { body: made });
  const params = { id: product.id as number };
  const spanish = { 'Accept-Language': 'es' };
  const tell = (body: object) => call(api.addFact, { params, body: body as never, headers: spanish });
  const change = (body: object) => call(api.changeFact, { params, body: body as never, headers: spanish });
  const read = async () => (await call(api.read, { params })).body as MarketingProduct;
  const analysis = async () => (await call(api.analysis, { params })).body;
  return { ...app, call, product, params, tell, change, read, analysis };
}

test('an answer stands at its place with its form, and taking it back gives its id to nothing else', async () => {
  const { call, tell, read } = await withProduct();
  const form = { article: 'el', number: 'singular', gender: 'm', short: 'curso' };
  const { body } = await tell({ place: 'thing', text: 'curso de pan', form });
  expect(body.facts).toEqual([
    {
      id: 'f1',
      place: 'thing',
      text: 'curso de pan',
      language: 'es',
      state: 'accepted',
      form,
      kind: 'feature',
      shape: 'phrase',
      source: { from: 'answer', quote: 'curso de pan' },
    },
  ]);
  await call(marketingActs.undo, { params: { act: body.act } });
  expect((await read()).facts).toEqual([]);
  expect((await tell({ place: 'kind', text: 'taller' })).body.facts[0].id).toBe('f2');
});

test('from an empty product to one that is ready: thing, price and two more places; under five it is thin', async () => {
  const { call, params, tell, analysis } = await withProduct();
  expect(await analysis()).toMatchObject({
    score: 0,
    lacks: ['thing', 'price', 'places'],
    helpsMost: 'voice',
  });
  await tell({ place: 'thing', text: 'curso de pan' });
  await tell({ place: 'voice', text: 'Mi pan sale siempre duro' });
  await tell({ place: 'includes', text: 'delantal' });
  expect(await analysis()).toMatchObject({ score: 28, isReady: false, lacks: ['price'] });
  await call(api.update, { params, body: { priceBasis: 'request' } });
  expect(await analysis()).toMatchObject({ score: 38, isReady: true, isThin: true, lacks: [] });
  await tell({ place: 'who', text: 'nunca ha hecho pan' });
  await tell({ place: 'result', text: 'hacer pan en tu horno', form: { frame: 'can' } });
  expect(await analysis()).toMatchObject({ score: 58, isThin: false, helpsMost: 'proof' });
});

test('a place takes as many answers as it has, and says which place is full', async () => {
  const { tell } = await withProduct();
  await tell({ place: 'thing', text: 'curso de pan' });
  const second = await tell({ place: 'thing', text: 'taller de pan' });
  expect(second.body.fields).toEqual({ place: 'Ya está dicho cómo se llama: cambia esa respuesta' });
  expect((await tell({ place: 'thing', text: 'bread class', language: 'en' })).status).toBe(201);
  for (const text of ['harina', 'delantal', 'recetas'])
    await tell({ place: 'voice', text: `Quiero ${text}` });
  const fourth = await tell({ place: 'voice', text: 'Quiero masa madre' });
  expect(fourth.body.fields).toEqual({ place: 'Ya hay 3 frases de clientes y no caben más' });
});

test('what says nothing, is known, or lacks its other half is refused beside its field', async () => {
  const { tell } = await withProduct();
  await tell({ place: 'includes', text: 'delantal' });
  const fields = async (body: object) => (await tell(body)).body.fields;
  expect(await fields({ place: 'includes', text: 'asdf ghjk' })).toEqual({
    text: 'Esto todavía no dice nada del producto',
  });
  expect(await fields({ place: 'includes', text: 'Delantal' })).toEqual({
    text: 'El producto ya tiene este dato',
  });
  expect(await fields({ place: 'detail', text: 'de 9 a 14 h' })).toHaveProperty('label');
  expect(await fields({ place: 'doubt', text: '¿Hace falta experiencia?' })).toHaveProperty('answer');
});

test('a proposed fact is accepted, answered and moved, and keeps its id', async () => {
  const { call, params, change, analysis } = await withProduct();
  const text = 'Grupos de seis personas.\n¿Hace falta experiencia?';
  await call(api.addText, { params, body: { text } });
  expect(await analysis()).toMatchObject({ proposals: 2, answered: [] });
  expect((await change({ fact: 'f2', state: 'accepted' })).body.fields).toHaveProperty('answer');
  await change({ fact: 'f2', state: 'accepted', answer: 'No, ninguna.' });
  const { body } = await change({ fact: 'f1', state: 'accepted', place: 'detail', label: 'Plazas' });
  expect(body.facts[0]).toMatchObject({ id: 'f1', place: 'detail', label: 'Plazas', shape: 'pair' });
  expect(await analysis()).toMatchObject({ proposals: 0, answered: ['detail', 'doubt'], score: 5 });
});

test('a suggested place is turned down by leaving a line where it is, and a point goes with its words', async () => {
  const { tell, change, analysis } = await withProduct({ characteristics: 'Grupos de seis personas' });
  expect((await analysis()).proposals).toBe(1);
  const { body } = await change({ fact: 'f1', place: 'loose' });
  expect(body.facts[0]).not.toHaveProperty('suggests');
  expect((await analysis()).proposals).toBe(0);
  const text = 'Cada alumno se lleva su masa madre y la receta escrita';
  const wrong = await tell({ place: 'different', text, form: { point: 'otra cosa' } });
  expect(Object.keys(wrong.body.fields)).toEqual(['form.point']);
  await tell({ place: 'different', text, form: { point: 'su masa madre' } });
  const shorter = await change({ fact: 'f2', text: 'Cada alumno se lleva la receta escrita' });
  expect(shorter.body.facts[1].form).toEqual({});
});

test('a proposal beyond what a place takes is kept as a loose line', async () => {
  const { call, params } = await withProduct();
  const text = Array.from({ length: 6 }, (_, at) => `Premio de panadería ${2010 + at}`).join('\n');
  const { body } = await call(api.addText, { params, body: { text } });
  const last = body.facts.at(-1);
  expect(body.facts.filter((fact: { place: string }) => fact.place === 'proof')).toHaveLength(4);
  expect(last).toMatchObject({ place: 'loose', suggests: 'proof', state: 'proposed' });
});

test('facts that stand against each other are told until they are waved through or changed', async () => {
  const { call, params, tell, change, analysis } = await withProduct();
  await tell({ place: 'detail', label: 'Clase', text: '90 minutos' });
  await tell({ place: 'includes', text: 'una clase de dos horas' });
  const { contradictions } = await analysis();
  expect(contradictions).toEqual([{ facts: 'f1:f2', one: '90 minutos', other: 'dos horas' }]);
  const waive = (facts: string) => call(api.waive, { params, body: { facts } });
  expect((await waive('f1:f9')).status).toBe(409);
  expect((await waive('f2:f1')).body.waived).toEqual(['f1:f2']);
  expect((await analysis()).contradictions).toEqual([]);
  expect((await change({ fact: 'f1', text: '60 minutos' })).body.waived).toEqual([]);
  expect((await analysis()).contradictions).toHaveLength(1);
});

test('what customers ask may wait for its answer, which a worry keeps, and is checked against other facts', async () => {
  const { tell, change, analysis } = await withProduct();
  await tell({ place: 'detail', label: 'Clase', text: '90 minutos' });
  const asks = { place: 'voice', text: '¿Cuánto dura la clase?', form: { asks: 'question' } };
  expect((await tell(asks)).body.facts[1]).not.toHaveProperty('answer');
  await change({ fact: 'f2', answer: 'La clase dura 60 minutos' });
  expect((await analysis()).contradictions).toMatchObject([{ facts: 'f1:f2' }]);
  const { body } = await change({ fact: 'f2', text: 'La clase se me hace larga', form: { asks: 'worry' } });
  expect(body.facts[1]).toMatchObject({ answer: 'La clase dura 60 minutos', form: { asks: 'worry' } });
  expect((await analysis()).contradictions).toEqual([]);
});

/** Facts as the version before stored them. */
const stored = [
  { id: 'f1', kind: 'feature', shape: 'phrase', text: 'Pieza de 900 g' },
  { id: 'f2', kind: 'feature', shape: 'pair', text: 'Peso: 900 g' },
  { id: 'f3', kind: 'proof', shape: 'phrase', text: 'Premio de Gràcia' },
  { id: 'f4', kind: 'advantage', shape: 'sentence', text: 'Aguanta cuatro días' },
].map((fact) => ({ ...fact, language: 'es', source: { from: 'answer', quote: fact.text } }));

test('facts of the version before are accepted at their certain place, also when an act of it is taken back', async () => {
  const { db, call, params, tell, read } = await withProduct();
  const { body } = await tell({ place: 'loose', text: 'Curso de seis mañanas' });
  const json = JSON.stringify(stored);
  const after = JSON.stringify([
    ...stored,
    { ...body.facts[0], place: undefined, state: undefined, id: 'f5' },
  ]);
  await db.execute(
    sql`update marketing_products set facts = ${after}::jsonb, last_fact = 5 where id = ${params.id}`,
  );
  await db.execute(sql`update events set before = jsonb_build_object('facts', ${json}::jsonb),
    after = jsonb_build_object('facts', ${after}::jsonb) where act = ${body.act}::uuid`);
  expect((await call(marketingActs.undo, { params: { act: body.act } })).status).toBe(200);
  const { facts } = await read();
  expect(facts.map(({ id, place, suggests, state, text }) => [id, place, suggests, state, text])).toEqual([
    ['f1', 'loose', 'includes', 'accepted', 'Pieza de 900 g'],
    ['f2', 'detail', undefined, 'accepted', 'Peso: 900 g'],
    ['f3', 'proof', undefined, 'accepted', 'Premio de Gràcia'],
    ['f4', 'loose', 'result', 'accepted', 'Aguanta cuatro días'],
  ]);
  const next = await tell({ place: 'thing', text: 'curso de pan' });
  expect(next.body.facts.map(({ id }: { id: string }) => id)).toEqual(['f1', 'f2', 'f3', 'f4', 'f6']);
});
