import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { problems } from '../../../../shared/consulting/items/endpoints';
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

test('a company’s last change is that of anything it holds, also where its size stays the same', async () => {
  const { as, build, db } = await testApp();
  const { owner, company } = await build.company();
  const ownerCalls = await as(owner);
  const long = '2020-01-01T00:00:00.000Z';
  const params = { companyId: company.id };
  const changedAfter = async (act: () => Promise<unknown>) => {
    await db.execute(sql`update companies set updated_at = ${long}`);
    await act();
    const { body } = await ownerCalls(companies.read, { params });
    return body.updatedAt > long;
  };
  const problem = { description: 'Slow', companyId: company.id };
  const { body: first } = await ownerCalls(problems.create, { body: problem });
  const at = { params: { id: first.id } };
  const done = [
    await changedAfter(() => ownerCalls(companies.update, { params, body: { sector: 'Bread' } })),
    await changedAfter(() => ownerCalls(problems.create, { body: problem })),
    await changedAfter(() => ownerCalls(problems.update, { ...at, body: { priority: 5 } })),
    await changedAfter(() => ownerCalls(problems.order, { params, body: { ids: [first.id] } })),
    await changedAfter(() => ownerCalls(problems.remove, at)),
    await changedAfter(() => ownerCalls(companies.read, { params })),
  ];
  expect(done).toEqual([true, true, true, true, true, false]);
});
