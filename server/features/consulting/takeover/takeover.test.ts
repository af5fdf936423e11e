import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import * as items from '../../../../shared/consulting/items/endpoints';
import { consultingTakeover as api } from '../../../../shared/consulting/takeover/endpoints';
import type { MadeItems } from '../../../../shared/consulting/takeover/schemas';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { marketingTakeover } from '../../../../shared/marketing/takeover/endpoints';
import { testApp } from '../../../testing/app';
import { allRows } from '../../../testing/all-rows';

const sold = { sector: 'Alimentación', commercialObjectives: 'Vender', targetAudience: 'Barrio' };

/** An account whose bakery COMERZIA knows, with a loaf and a course. */
async function withBakery() {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const bakery = {
    ...sold,
    name: 'Panadería Espiga',
    targetAudienceType: 'B2C',
    replyTo: 'a@espiga.example',
  };
  const { id: marketingCompanyId } = (await call(marketingCompaniesApi.create, { body: bakery })).body;
  const add = (name: string, what: string, proof: string) => {
    const facts = [
      { place: 'kind', text: what },
      { place: 'proof', text: proof },
    ];
    return call(marketingProductsApi.create, { body: { marketingCompanyId, name, facts } });
  };
  const loaf = (await add('Hogaza', 'pan de trigo', 'Panaderos desde 1987')).body.id as number;
  const course = (await add('Pan en casa', 'curso de un día', 'Panaderos desde 1987')).body.id as number;
  const products = [
    { id: loaf, type: 'product' },
    { id: course, type: 'service' },
  ];
  const take = (changes: object = {}) =>
    call(api.take, {
      body: { marketingCompanyId, size: 'small', structure: 'simple', products, ...changes },
    });
  const undo = (made: MadeItems) => call(api.undo, { body: made });
  return { ...app, call, marketingCompanyId, loaf, course, add, take, undo };
}

test('a company of COMERZIA is taken over with its products and linked, once', async () => {
  const { call, take, marketingCompanyId, loaf, course } = await withBakery();
  expect((await call(api.offers)).body).toEqual([
    {
      id: marketingCompanyId,
      name: 'Panadería Espiga',
      sector: 'Alimentación',
      products: [
        { id: loaf, name: 'Hogaza' },
        { id: course, name: 'Pan en casa' },
      ],
    },
  ]);
  const { status, body: made } = await take();
  expect([status, made.isNew, made.strengths]).toEqual([201, true, []]);
  const params = { companyId: made.companyId };
  expect((await call(companies.read, { params })).body).toMatchObject({
    name: 'Panadería Espiga',
    sector: 'Alimentación',
    email: 'a@espiga.example',
  });
  expect((await call(items.products.list, { params })).body).toMatchObject([
    { name: 'Hogaza', description: 'pan de trigo', type: 'product' },
    { name: 'Pan en casa', description: 'curso de un día', type: 'service' },
  ]);
  const link = await call(marketingTakeover.link, { query: { company: made.companyId } });
  expect(link.body).toMatchObject({ id: marketingCompanyId, products: [{}, {}] });
  expect((await call(api.offers)).body).toEqual([]);
  expect((await take()).status).toBe(404);
});

test('a size that is missing, and what a product is, is asked', async () => {
  const { take, loaf } = await withBakery();
  expect((await take({ size: '' })).body).toMatchObject({ fields: { size: expect.any(String) } });
  const refused = await take({ products: [{ id: loaf, type: 'bread' }] });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['products.0.type']]);
});

test('a product that nobody said the kind of is offered afterwards, and none of another company is', async () => {
  const { call, take, loaf, course } = await withBakery();
  const { body: made } = await take({
    products: [
      { id: course, type: 'service' },
      { id: 2_000_000, type: 'product' },
    ],
  });
  expect(made.products).toMatchObject([{ name: 'Pan en casa', type: 'service' }]);
  const { body } = await call(api.further, { params: { companyId: made.companyId } });
  expect(body.products).toEqual([{ id: loaf, name: 'Hogaza' }]);
});

test('undoing leaves the database as it was', async () => {
  const { db, take, undo } = await withBakery();
  const before = await allRows(db);
  const made = (await take()).body as MadeItems;
  expect((await undo(made)).body).toEqual({ kept: 0 });
  expect(await allRows(db)).toEqual(before);
});

test('undoing leaves what was changed since, and the company with it', async () => {
  const { call, take, undo } = await withBakery();
  const made = (await take()).body as MadeItems;
  const [loaf] = made.products;
  await call(items.products.update, { params: { id: loaf?.id as number }, body: { name: 'Hogaza de kilo' } });
  expect((await undo(made)).body).toEqual({ kept: 2 });
  const params = { companyId: made.companyId };
  expect((await call(items.products.list, { params })).body).toMatchObject([{ name: 'Hogaza de kilo' }]);
});

test('what COMERZIA says in proof is offered as strengths, and new products as products', async () => {
  const { call, take, add, undo } = await withBakery();
  const { companyId } = (await take()).body as MadeItems;
  const params = { companyId };
  const further = async () => (await call(api.further, { params })).body;
  expect(await further()).toEqual({ products: [], strengths: ['Panaderos desde 1987'] });
  await add('Empanada', 'masa de maíz', 'Receta de 1920');
  const { products, strengths } = await further();
  expect([products, strengths]).toEqual([
    [{ id: expect.any(Number), name: 'Empanada' }],
    ['Panaderos desde 1987', 'Receta de 1920'],
  ]);
  const body = {
    products: [{ id: products[0].id, type: 'service' }],
    strengths: ['Receta de 1920', 'No lo dice nadie'],
  };
  const made = (await call(api.takeFurther, { params, body })).body as MadeItems;
  expect(made.products).toMatchObject([{ name: 'Empanada', type: 'service' }]);
  expect(made.strengths).toMatchObject([{ description: 'Receta de 1920', impact: 3 }]);
  expect(await further()).toEqual({ products: [], strengths: ['Panaderos desde 1987'] });
  expect((await undo(made)).body).toEqual({ kept: 0 });
  expect(await further()).toEqual({ products, strengths });
});

test('nothing of another account is offered, taken over or deleted', async () => {
  const { as, build, take, marketingCompanyId } = await withBakery();
  const stranger = await as(await build.user());
  expect((await stranger(api.offers)).body).toEqual([]);
  const taking = (id: number) =>
    stranger(api.take, { body: { marketingCompanyId: id, size: 'small', structure: 'simple' } });
  const [own, unknown] = [await taking(marketingCompanyId), await taking(2_000_000)];
  expect([own.status, own.body]).toEqual([404, unknown.body]);
  const made = (await take()).body as MadeItems;
  expect((await stranger(api.undo, { body: made })).status).toBe(404);
  expect((await stranger(api.further, { params: { companyId: made.companyId } })).status).toBe(404);
});
