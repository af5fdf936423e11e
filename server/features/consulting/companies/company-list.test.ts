import { beforeEach, expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { testApp } from '../../../testing/app';

async function withCompanies() {
  const { as, build } = await testApp();
  const owner = await build.user();
  await build.company(owner, { name: 'Àgora', sector: 'Eventos', size: 'small', email: 'hola@agora.cat' });
  await build.company(owner, { name: 'zeta', sector: 'Náutica', size: 'large', email: null });
  await build.company(owner, { name: 'Ágape', sector: 'Comida', size: 'medium', email: null });
  await build.company(await build.user(), { name: 'Àgora of another account' });
  return as(owner);
}

let call: Awaited<ReturnType<typeof withCompanies>>;
beforeEach(async () => {
  call = await withCompanies();
});

async function names(query: NonNullable<Parameters<typeof call<typeof companies.list>>[1]>['query']) {
  const { body } = await call(companies.list, { query });
  return body.map(({ name }: { name: string }) => name);
}

test.each([
  [{}, ['Ágape', 'zeta', 'Àgora']],
  [{ sort: 'createdAt' }, ['Àgora', 'zeta', 'Ágape']],
  [{ sort: 'name' }, ['Ágape', 'Àgora', 'zeta']],
  [{ sort: '-name' }, ['zeta', 'Àgora', 'Ágape']],
  [{ sort: 'email' }, ['Àgora', 'zeta', 'Ágape']],
  [{ sort: '-email' }, ['Àgora', 'Ágape', 'zeta']],
] as const)('companies asked for by %j come as %j, those without a value last', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each([
  [{ q: 'AGORA' }, ['Àgora']],
  [{ q: 'nautica' }, ['zeta']],
  [{ q: 'ag', sort: 'name' }, ['Ágape', 'Àgora']],
  [{ q: 'agora.cat' }, ['Àgora']],
  [{ filter: JSON.stringify({ size: { any: ['small', 'large'] } }) }, ['zeta', 'Àgora']],
  [{ filter: JSON.stringify({ email: { empty: true }, sector: { contains: 'mida' } }) }, ['Ágape']],
] as const)('%j finds %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each([
  '{',
  '[]',
  '{"size":{"any":["huge"]}}',
  '{"password":{"contains":"a"}}',
  '{"createdAt":{"from":"now"}}',
])('a filter that says %s is refused', async (filter) => {
  expect((await call(companies.list, { query: { filter } })).status).toBe(400);
});
