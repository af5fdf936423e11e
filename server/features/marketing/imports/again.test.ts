import { expect, test } from 'vitest';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { marketingProductImports as api } from '../../../../shared/marketing/products/endpoints';
import { bakery } from '../testing/companies';
import { withImports } from './testing/import-products';

const file = (price = '14.00') =>
  `Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price\ntaza,Taza de gres,Esmaltada a mano por dentro,Color,Azul,${price}\ntaza,,,,Verde,${price}`;

test('the same file again creates nothing, and one with another price changes the product', async () => {
  const { bring, products } = await withImports();
  await bring(file());
  expect((await bring(file())).done.counts).toMatchObject({ create: 0, update: 0, join: 0, skip: 2 });
  const changed = await bring(file('15.00'));
  expect(changed.done.counts).toMatchObject({ create: 0, update: 1, join: 1 });
  const all = await products();
  expect(all.map(({ priceMinor, facts }) => [priceMinor, facts.map(({ id }) => id)])).toEqual([
    [1500, ['f1', 'f2', 'f3']],
  ]);
}, 60_000);

test('an import is taken back as a whole', async () => {
  const { bring, products, call, work } = await withImports();
  const { id } = await bring(file());
  await call(api.undo, { params: { id } });
  await work();
  expect(await products()).toEqual([]);
  expect((await call(api.read, { params: { id } })).body).toMatchObject({
    state: 'undone',
    undone: { records: 1 },
  });
});

test('what no column tells must be given before the rows are checked', async () => {
  const { upload, call } = await withImports();
  const { mapping, id, questions } = (await upload(file())).body;
  expect(questions).toMatchObject([
    { asks: 'given', field: 'currency', required: true },
    { asks: 'given', field: 'priceBasis', required: true },
  ]);
  const send = (given: object) => call(api.mapping, { params: { id }, body: { ...mapping, given } });
  expect(Object.keys((await send({})).body.fields)).toEqual(['given.currency', 'given.priceBasis']);
  expect(Object.keys((await send({ currency: 'euros', priceBasis: 'incl' })).body.fields)).toEqual([
    'given.currency',
  ]);
  expect((await send({ currency: 'USD', priceBasis: 'excl' })).status).toBe(200);
});

test('a file goes into one of the account’s companies, and each has its own', async () => {
  const { upload, call, bring, products } = await withImports();
  expect((await upload(file(), 2_000_000)).status).toBe(404);
  const other = (await call(marketingCompaniesApi.create, { body: { ...bakery, name: 'Otra' } })).body;
  await bring(file());
  expect((await upload(file(), other.id)).body.into).toBe(other.id);
  const listed = await call(api.list, { query: { into: other.id } });
  expect(listed.body.rows).toHaveLength(1);
  expect(await products()).toHaveLength(1);
});

test('variants beyond a step of the import still join their product', async () => {
  const { bring, products } = await withImports();
  const colours = Array.from(
    { length: 300 },
    (_, place) => `taza,,,,tono ${place},${(400 - place).toFixed(2)}`,
  );
  const head = 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price';
  const { detail, done } = await bring(
    [head, 'taza,Taza de gres,Esmaltada,Color,blanco,500.00', ...colours].join('\n'),
  );
  expect(detail.counts).toMatchObject({ create: 1, join: 300, error: 0 });
  expect(done.counts).toMatchObject({ create: 1, join: 300, error: 0 });
  const [cup] = await products();
  expect([cup?.priceMinor, cup?.price]).toEqual([10_100, 'desde 101 €']);
  const colour = cup?.facts[1]?.text ?? '';
  expect(colour.startsWith('Color: blanco, tono 0, tono 1')).toBe(true);
  expect(colour.length).toBeLessThanOrEqual(500);
}, 60_000);

test('a row without a name and a company that is full are told', async () => {
  const { check, rows } = await withImports();
  const { id } = await check('name,characteristics,advantages,price\n,Pesa 900 g,,"5,80 €"');
  expect((await rows(id)).map(({ action }) => action)).toEqual(['error']);
});
