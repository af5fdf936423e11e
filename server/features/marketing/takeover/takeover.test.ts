import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { products as consultingProducts } from '../../../../shared/consulting/items/endpoints';
import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import { marketingBin } from '../../../../shared/marketing/bin/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { type LinkedMarketing, marketingTakeover } from '../../../../shared/marketing/takeover/endpoints';
import { allRows } from '../../../testing/all-rows';
import { nine, withBusiness } from './testing/with-business';

test('a company of CONSULTIA is offered with what comes along, until it is taken over', async () => {
  const { offers, take, companyId } = await withBusiness();
  const offered = { id: companyId, name: 'Taller Roca', sector: 'Carpintería' };
  expect(await offers()).toEqual([{ ...offered, productCount: 9, strengthCount: 2, problemCount: 2 }]);
  const { status, body } = await take();
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      name: 'Taller Roca',
      sector: 'Carpintería',
      // As it is described, not as the screen is read.
      language: 'es',
      replyTo: 'rosa@roca.example',
      companyId,
    }),
  ]);
  expect(await offers()).toEqual([]);
});

test('its products come with name and description, and all else is proposed with its source', async () => {
  const { take, productsOf, product } = await withBusiness();
  const { id } = (await take()).body;
  expect((await productsOf(id)).map(({ name }) => name).toSorted()).toEqual(nine.toSorted());
  const table = await product('Mesa de roble', id);
  expect(table.characteristics).toBe('Mesa de roble con madera de la comarca, montada en tu casa.');
  const proposed = table.facts.filter(({ state }) => state === 'proposed');
  expect(proposed.map(({ text, source: { from, part } }) => [text, from, part])).toEqual([
    ['Mesa de roble', 'consulting', 'products'],
    ['Maestros carpinteros desde 1962', 'consulting', 'strengths'],
    ['La mesa de roble tiene diez años de garantía', 'consulting', 'strengths'],
    ['Apuntamos los pedidos a mano', 'consulting', 'problems'],
  ]);
  expect(proposed.map(({ place }) => place).slice(0, 2)).toEqual(['thing', 'proof']);
  expect(table.facts.filter(({ state }) => state === 'accepted').map(({ source }) => source.from)).toEqual([
    'form',
  ]);
  // What names another product says nothing of this one.
  const kitchen = await product('Cocina a medida', id);
  const texts = kitchen.facts.map(({ text }) => text);
  expect(texts).toContain('Los clientes preguntan cuánto tarda la cocina a medida');
  expect(texts).not.toContain('La mesa de roble tiene diez años de garantía');
});

test('taking over is one act, and taking it back leaves the database as it was', async () => {
  const { db, call, take } = await withBusiness();
  const before = await allRows(db);
  const { act } = (await take()).body;
  expect((await allRows(db))['marketing_products']).toHaveLength(9);
  const { body } = await call(marketingActs.undo, { params: { act } });
  expect(body).toMatchObject({ records: 10, count: 0 });
  expect(await allRows(db)).toEqual(before);
});

test('what lies in the bin stands in no way, and comes back unlinked', async () => {
  const { call, take, listed, offers, companyId } = await withBusiness();
  const first = (await take()).body;
  const removed = (await call(marketingCompaniesApi.remove, { params: { id: first.id } })).body;
  expect(await offers()).toHaveLength(1);
  const second = (await take()).body;
  expect((await take()).status).toBe(409);
  expect(
    (await call(marketingBin.restore, { body: { entity: 'marketingCompany', ids: [first.id] } })).status,
  ).toBe(200);
  const links = async () => (await listed()).map(({ id, companyId: of }) => [id, of]);
  expect(await links()).toEqual([
    [first.id, null],
    [second.id, companyId],
  ]);
  expect((await call(marketingCompaniesApi.remove, { params: { id: first.id } })).status).toBe(200);
  expect((await call(marketingActs.undo, { params: { act: removed.act } })).status).toBe(200);
});

test('a deleted company that nobody took over again comes back with its link', async () => {
  const { call, take, listed, companyId } = await withBusiness();
  const { id } = (await take()).body;
  const { act } = (await call(marketingCompaniesApi.remove, { params: { id } })).body;
  await call(marketingActs.undo, { params: { act } });
  expect(await listed()).toEqual([expect.objectContaining({ id, companyId })]);
});

test('a new assessment takes the link along, only the newest is offered, and deleting one leaves the other', async () => {
  const { call, take, listed, offers, companyId } = await withBusiness();
  const assess = async () => (await call(companies.assess, { params: { companyId } })).body.id as number;
  const { id } = (await take()).body;
  const newer = await assess();
  const link = async (company: number) =>
    (await call(marketingTakeover.link, { query: { company } })).body as LinkedMarketing | null;
  expect(await link(companyId)).toBeNull();
  const { products } = (await link(newer)) as LinkedMarketing;
  const there = (await call(consultingProducts.list, { params: { companyId: newer } })).body as {
    id: number;
  }[];
  expect(products.map(({ productId }) => productId).toSorted((a, b) => a - b)).toEqual(
    there.map((product) => product.id).toSorted((a, b) => a - b),
  );
  expect(await offers()).toEqual([]);
  await call(companies.remove, { params: { companyId: newer } });
  expect(await listed()).toEqual([expect.objectContaining({ id, companyId: null })]);
  expect(await offers()).toEqual([expect.objectContaining({ id: companyId })]);
});

test('a product that is new in CONSULTIA is offered, and one that is deleted here too', async () => {
  const { call, take, companyId, productsOf } = await withBusiness();
  const { id } = (await take()).body;
  const params = { id };
  const further = async () =>
    (await call(marketingTakeover.further, { params })).body as { id: number; name: string }[];
  expect(await further()).toEqual([]);
  const added = { companyId, name: 'Banco de jardín', description: 'De castaño.' };
  await call(consultingProducts.create, { body: added });
  const [offered] = await further();
  expect(offered?.name).toBe('Banco de jardín');
  const body = { productIds: [offered?.id as number] };
  const { act, count } = (await call(marketingTakeover.takeFurther, { params, body })).body;
  expect([count, await further()]).toEqual([1, []]);
  await call(marketingActs.undo, { params: { act } });
  expect(await further()).toEqual([offered]);
  const [table] = await productsOf(id);
  await call(marketingProductsApi.remove, { params: { id: table?.id as number } });
  expect(new Set((await further()).map(({ name }) => name))).toEqual(
    new Set([table?.name, 'Banco de jardín']),
  );
});

test('nothing of another account is offered, taken over or shown', async () => {
  const { as, build, companyId, take } = await withBusiness();
  const stranger = await as(await build.user());
  const { id } = (await take()).body;
  expect((await stranger(marketingTakeover.offers)).body).toEqual([]);
  const taking = (company: number) =>
    stranger(marketingTakeover.take, { body: { companyId: company, language: 'es' } });
  const [own, unknown] = [await taking(companyId), await taking(2_000_000)];
  expect([own.status, own.body]).toEqual([404, unknown.body]);
  expect((await stranger(marketingTakeover.link, { query: { company: companyId } })).body).toBeNull();
  expect((await stranger(marketingTakeover.further, { params: { id } })).status).toBe(404);
});
