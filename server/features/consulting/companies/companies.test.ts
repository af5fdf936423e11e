import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { departments, problems } from '../../../../shared/consulting/items/endpoints';
import { holdings } from '../../../../shared/consulting/scales';
import { companyListQuery } from '../../../../shared/consulting/companies/schemas';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { listCompanies } from './companies.queries';

const espiga = { name: 'Espiga', sector: 'Food', size: 'small', structure: 'simple' };

test('a company is made, listed with what it holds, read, changed and deleted by its owner', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const made = await call(companies.create, { body: { ...espiga, email: '' } });
  expect([made.status, made.body]).toMatchObject([201, { ...espiga, email: null }]);
  const params = { companyId: made.body.id };
  await build.items(made.body.id);

  const counts = { contacts: 1, products: 1, departments: 1, problems: 1, strengths: 1 };
  expect((await call(companies.list)).body).toMatchObject([{ ...espiga, counts, hasReport: false }]);
  const changed = await call(companies.update, { params, body: { size: 'large' } });
  expect([changed.status, changed.body]).toMatchObject([200, { ...espiga, size: 'large' }]);
  expect((await call(companies.update, { params, body: {} })).body.size).toBe('large');
  expect((await call(companies.read, { params })).body).toMatchObject({ ...espiga, size: 'large' });

  expect((await call(companies.remove, { params })).status).toBe(204);
  expect((await call(companies.read, { params })).status).toBe(404);
});

test('a company is made with its first problem, or neither is when the account is full', async () => {
  const { as, build, db } = await testApp();
  const user = await build.user();
  const call = await as(user);
  const firstProblem = 'Orders are written down by hand.\nEvery night.';
  const made = await call(companies.create, { body: { ...espiga, firstProblem } });
  const params = { companyId: made.body.id };
  expect((await call(problems.list, { params })).body).toMatchObject([
    { description: firstProblem, priority: 3 },
  ]);
  const blank = await call(companies.create, { body: { ...espiga, firstProblem: '  ' } });
  expect((await call(problems.list, { params: { companyId: blank.body.id } })).body).toEqual([]);

  const long = 'x'.repeat(10_001);
  const refused = await call(companies.create, { body: { ...espiga, firstProblem: long } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['firstProblem']]);
  for (let count = 2; count < holdings.companies; count += 1) await build.company(user);
  expect((await call(companies.create, { body: { ...espiga, firstProblem } })).status).toBe(409);
  expect(await rowsOf(db, 'select 1 from problems')).toHaveLength(1);
});

test('a company is listed with the score of its report and the hours that its problems cost', async () => {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  await build.company(owner, { name: 'Bare' });
  const call = await as(owner);
  const item = { companyId: company.id, name: 'Any', function: 'Any', description: 'Any' };
  for (const digitalizationLevel of [1, 2, 2])
    await call(departments.create, { body: { ...item, digitalizationLevel } });
  for (const hoursPerMonth of [20, 12.5, null])
    await call(problems.create, { body: { ...item, hoursPerMonth } });
  expect((await call(companies.list)).body).toMatchObject([
    { name: 'Bare', digitalization: null, hoursPerMonth: 0 },
    { digitalization: 17, hoursPerMonth: 32.5 },
  ]);
});

test('the list holds only the caller’s companies, newest first', async () => {
  const { as, build } = await testApp();
  await build.company();
  const owner = await build.user();
  await build.company(owner, { name: 'Older' });
  await build.company(owner, { name: 'Newer' });
  const { body } = await (await as(owner))(companies.list);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Newer', 'Older']);
});

/** All tables whose rows a company takes with it, directly or through other tables. */
const tablesOfCompanies = `
  with recursive held as (
    select 'companies'::regclass::oid as id
    union
    select conrelid from pg_constraint join held on confrelid = held.id where contype = 'f' and confdeltype = 'c'
  )
  select id::regclass::text as name from held order by name`;

test('deleting a company leaves no row of it behind', async () => {
  const { as, build, db } = await testApp();
  const { owner, company } = await build.company();
  const call = await as(owner);
  const tables = (await rowsOf<{ name: string }>(db, tablesOfCompanies)).map(({ name }) => name);
  const counted = async () => {
    const counts: Record<string, number> = {};
    for (const table of tables) counts[table] = (await rowsOf(db, `select 1 from ${table}`)).length;
    return counts;
  };
  await build.everything(company);
  const one = Object.fromEntries(tables.map((table) => [table, 1]));
  expect(await counted()).toEqual(one);
  expect(tables).toContain('report_shares');

  const { company: kept } = await build.company(owner);
  await build.everything(kept);
  await call(companies.remove, { params: { companyId: company.id } });
  expect(await counted()).toEqual(one);
  await call(companies.remove, { params: { companyId: kept.id } });
  expect(new Set(Object.values(await counted()))).toEqual(new Set([0]));
});

test('two hundred companies, as many as an account may hold, are listed with one query', async () => {
  const { build, db } = await testApp();
  const owner = await build.user();
  await rowsOf(
    db,
    `with made as (
       insert into companies (name, sector, size, structure, user_id)
       select 'C' || n, 'Food', 'small', 'simple', ${owner.owner} from generate_series(1, 200) n returning id
     )
     insert into problems (description, company_id) select 'Slow', id from made, generate_series(1, 3)`,
  );
  let queries = 0;
  const counting = new Proxy(db, {
    get(target, name: keyof typeof db) {
      queries += 1;
      return target[name].bind(target);
    },
  });
  const listed = await listCompanies(counting, owner.owner, companyListQuery.parse({}));
  expect([queries, listed.length]).toEqual([1, 200]);
  expect(new Set(listed.map(({ counts }) => counts.problems))).toEqual(new Set([3]));
});

test.each([
  ['name', '', 'El nombre es requerido'],
  ['sector', '  ', 'El sector es requerido'],
  ['size', 'huge', 'El tamaño es requerido'],
  ['structure', undefined, 'La estructura es requerida'],
  ['email', 'hola', 'Debe ser un correo electrónico válido'],
  ['name', 'a\0b', 'No puede contener saltos de línea ni caracteres de control'],
])('%s %j is refused beside the field', async (field, value, text) => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const answer = await call(companies.create, { body: { ...espiga, [field]: value } });
  expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
});

test('a change of what somebody else changed meanwhile is refused, and shows the company as it is now', async () => {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  const call = await as(owner);
  const params = { companyId: company.id };
  const first = await call(companies.update, { params, body: { size: 'large', version: company.version } });
  expect([first.status, first.body.version]).toEqual([200, company.version + 1]);
  const second = await call(companies.update, { params, body: { name: 'Mine', version: company.version } });
  expect([second.status, second.body]).toEqual([
    409,
    { message: 'This was changed in the meantime. Check what it says now.', current: first.body },
  ]);
  expect((await call(companies.read, { params })).body).toEqual(first.body);
});

test('a change that names no version counts as one all the same', async () => {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  const call = await as(owner);
  const params = { companyId: company.id };
  const changed = await call(companies.update, { params, body: { name: 'Mine' } });
  expect(changed.body).toMatchObject({ name: 'Mine', version: company.version + 1 });
});

test('a version number reveals nothing about another owner’s company', async () => {
  const { as, build } = await testApp();
  const { company } = await build.company();
  const stranger = await as(await build.user());
  for (const version of [1, 9]) {
    const answer = await stranger(companies.update, {
      params: { companyId: company.id },
      body: { name: 'Theirs', version },
    });
    expect([answer.status, Object.keys(answer.body)]).toEqual([404, ['message']]);
  }
});
