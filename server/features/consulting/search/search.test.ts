import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import {
  contacts,
  departments,
  problems,
  products,
  strengths,
} from '../../../../shared/consulting/items/endpoints';
import { consultingSearchApi, type FoundInCompany } from '../../../../shared/consulting/search/endpoints';
import { testApp } from '../../../testing/app';
import { tripsOf } from '../../../testing/trips';

const bakery = { name: 'Panadería Ruiz', sector: 'Comercio', size: 'small', structure: 'simple' } as const;

async function described() {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const { body: company } = await call(companies.create, { body: bakery });
  const companyId: number = company.id;
  await call(products.create, { body: { name: 'Pan de ámbar', description: 'Hogaza lenta', companyId } });
  await call(departments.create, {
    body: { name: 'Obrador', function: 'Amasa', programs: 'Excel', companyId },
  });
  await call(problems.create, { body: { description: 'Los pedidos se apuntan a mano', companyId } });
  await call(strengths.create, { body: { description: 'Clientela de años', companyId } });
  await call(contacts.create, {
    body: { name: 'Inés Núñez', position: 'Dueña', email: 'ines@ruiz.example', companyId },
  });
  const find = async (q: string, by = call) =>
    (await by(consultingSearchApi.find, { query: { q } })).body as FoundInCompany[];
  return { ...app, call, find, companyId };
}

test.each([
  ['PANADERIA', 'company', 'Panadería Ruiz'],
  ['ambar', 'product', 'Pan de ámbar'],
  ['hogaza lenta', 'product', 'Pan de ámbar'],
  ['excel', 'department', 'Obrador'],
  ['apuntan pedidos', 'problem', 'Los pedidos se apuntan a mano'],
  ['clientela', 'strength', 'Clientela de años'],
  ['nunez', 'contact', 'Inés Núñez'],
  ['ruiz.example', 'contact', 'Inés Núñez'],
])('%s finds the %s, and says of which company', async (q, entity, name) => {
  const { find, companyId } = await described();
  expect(await find(q)).toMatchObject([{ entity, name, companyId, companyName: 'Panadería Ruiz' }]);
});

test('what begins with the words comes first, the equal name before the longer one', async () => {
  const { call, find, companyId } = await described();
  for (const name of ['Pan de molde blanco', 'Pan', 'Coca y pan'])
    await call(products.create, { body: { name, description: 'Horno', companyId } });
  expect((await find('pan')).map(({ name }) => name)).toEqual([
    'Panadería Ruiz',
    'Pan',
    'Pan de ámbar',
    'Pan de molde blanco',
    'Coca y pan',
  ]);
});

test('no more than six of a kind are found', async () => {
  const { call, find, companyId } = await described();
  const items = Array.from({ length: 9 }, (_, index) => ({ name: `Bollo ${index}`, description: 'Dulce' }));
  await call(products.import, { params: { companyId }, body: { items } });
  expect(await find('bollo')).toHaveLength(6);
});

test('a word inside a word, a wildcard and nothing find nothing', async () => {
  const { find } = await described();
  for (const q of ['bar', '%', '_', ' ', '']) expect(await find(q)).toEqual([]);
});

test("another account's companies and items are not found", async () => {
  const { as, build, find } = await described();
  const other = await as(await build.user());
  for (const q of ['ruiz', 'ambar', 'obrador', 'pedidos', 'clientela', 'nunez'])
    expect(await find(q, other)).toEqual([]);
});

test('a search is one statement', async () => {
  const app = await described();
  await app.find('pan');
  expect(await tripsOf(app, () => app.find('pan'))).toBe(1);
});
