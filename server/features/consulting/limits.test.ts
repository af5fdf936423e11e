import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account } from '../../../shared/auth/endpoints';
import { companies } from '../../../shared/consulting/companies/endpoints';
import { departments, problems, strengths } from '../../../shared/consulting/items/endpoints';
import { swot } from '../../../shared/consulting/swot/endpoints';
import type { Db } from '../../platform/database/database';
import { testApp } from '../../testing/app';
import { rowsOf } from '../../testing/database';
import { itemKinds } from '../../testing/item-kinds';

const full = {
  en: 'A company can hold at most 2,000 items and 5 MB of text',
  es: 'Una empresa puede tener como máximo 2000 elementos y 5 MB de texto',
};
const inSpanish = { 'Accept-Language': 'es' };

async function oneCompany() {
  const tested = await testApp();
  const { owner, company } = await tested.build.company();
  const call = await tested.as(owner);
  const one = { description: 'Slow', companyId: company.id };
  return { ...tested, owner, company, call, one, params: { companyId: company.id } };
}

const counted = (db: Db) =>
  rowsOf(db, 'select item_count as items, text_bytes as bytes from companies order by id');
const inTables = `select count(*)::int as items, coalesce(sum(bytes), 0)::int as bytes from (
  select octet_length(concat(name, position, phone, email)) as bytes from company_contacts
  union all select octet_length(concat(name, description)) from products
  union all select octet_length(concat(name, function)) from departments
  union all select octet_length(description) from problems
  union all select octet_length(description) from strengths
  union all select octet_length(description) from swot_entries) as rows`;
const setCounts = (db: Db, items: number, bytes: number) =>
  db.execute(sql`update companies set item_count = ${items}, text_bytes = ${bytes}`);

const items = (count: number, description: string) => Array.from({ length: count }, () => ({ description }));

test('a company takes two thousand items, whichever way they come, and no more', async () => {
  const { call, one, params } = await oneCompany();
  for (let times = 0; times < 4; times += 1)
    expect((await call(problems.import, { params, body: { items: items(500, 'Slow') } })).status).toBe(201);
  const refused = [
    await call(strengths.create, { body: one }),
    await call(strengths.import, { params, body: { items: items(1, 'Data') } }),
  ];
  for (const { status, body } of refused) expect([status, body]).toEqual([409, { message: full.en }]);
  const spoken = await call(strengths.create, { body: one, headers: inSpanish });
  expect([spoken.status, spoken.body]).toEqual([409, { message: full.es }]);

  const [first, second] = (await call(problems.list, { params })).body;
  const move = { from: 'weaknesses', id: first.id, to: 'strengths' };
  expect((await call(swot.move, { params, body: move })).status).toBe(200);
  expect((await call(problems.remove, { params: { id: second.id } })).status).toBe(204);
  expect((await call(strengths.create, { body: one })).status).toBe(201);
});

test('a company takes five megabytes of text, counted as they are stored, and no more', async () => {
  const { call, one, params } = await oneCompany();
  const longest = 'ñ'.repeat(10_000);
  const imported = await call(problems.import, { params, body: { items: items(262, longest) } });
  expect(imported.status).toBe(201);
  const small = (await call(problems.create, { body: one })).body;
  const refused = [
    await call(problems.update, { params: { id: small.id }, body: { description: longest } }),
    await call(strengths.create, { body: { ...one, description: longest } }),
  ];
  for (const { status, body } of refused) expect([status, body]).toEqual([409, { message: full.en }]);
  const id = imported.body[0].id;
  expect((await call(problems.update, { params: { id }, body: { description: 'Short' } })).status).toBe(200);
  expect((await call(strengths.create, { body: { ...one, description: longest } })).status).toBe(201);
});

test('what held more before there was a limit can be edited and emptied, and takes nothing more', async () => {
  const { db, call, one, params } = await oneCompany();
  const { id } = (await call(problems.create, { body: one })).body;
  await setCounts(db, 3_000, 9_000_000);
  expect((await call(companies.update, { params, body: { name: 'New' } })).status).toBe(200);
  const same = { description: 'Fast', priority: 5 };
  expect((await call(problems.update, { params: { id }, body: same })).status).toBe(200);
  expect((await call(problems.create, { body: one })).status).toBe(409);
  expect((await call(problems.remove, { params: { id } })).status).toBe(204);
  expect(await counted(db)).toEqual([{ items: 2_999, bytes: 8_999_996 }]);
});

test('the counts stay right through everything that changes what a company holds', async () => {
  const { db, call, params } = await oneCompany();
  const agree = async () => expect(await counted(db)).toEqual(await rowsOf(db, inTables));
  for (const { endpoints, least, change } of itemKinds) {
    const made = await call(endpoints.create, { body: { ...least, ...params } });
    await agree();
    await call(endpoints.import, { params, body: { items: [least, { ...least, description: 'Añadido' }] } });
    await agree();
    const longer = { ...change, name: 'Ñandú', description: 'A longer one', function: 'Buys', email: null };
    expect((await call(endpoints.update, { params: { id: made.body.id }, body: longer })).status).toBe(200);
    await agree();
    await call(endpoints.order, { params, body: { ids: [made.body.id] } });
    await agree();
  }
  const [department] = (await call(departments.list, { params })).body;
  const body = { description: 'Slow', departmentId: department.id, ...params };
  const { id } = (await call(problems.create, { body })).body;
  await call(swot.move, { params, body: { from: 'weaknesses', id, to: 'threats' } });
  await agree();
  await call(departments.remove, { params: { id: department.id } });
  await agree();
  expect((await counted(db))[0]).toMatchObject({ items: 18 });
});

test('of several that reach for the last place at once one gets it', async () => {
  const { db, call, one } = await oneCompany();
  await setCounts(db, 1_999, 0);
  const answers = await Promise.all(Array.from({ length: 6 }, () => call(problems.create, { body: one })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  expect(await counted(db)).toMatchObject([{ items: 2_000 }]);
});

test('an account takes two hundred companies, also when several are made at once', async () => {
  const { as, build, db } = await testApp();
  const { owner, company } = await build.company();
  await db.execute(sql`insert into companies (name, sector, size, structure, user_id)
    select 'X', 'X', 'small', 'simple', ${owner.owner} from generate_series(2, 199)`);
  const call = await as(owner);
  const body = { name: 'X', sector: 'X', size: 'small', structure: 'simple' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(companies.create, { body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  const said = async (headers = {}) => (await call(companies.create, { body, headers })).body;
  expect(await said()).toEqual({ message: 'An account can hold at most 200 companies' });
  expect(await said(inSpanish)).toEqual({ message: 'Una cuenta puede tener como máximo 200 empresas' });
  await call(companies.remove, { params: { companyId: company.id } });
  expect((await call(companies.create, { body })).status).toBe(201);
});

test('responses do not contain the counts', async () => {
  const { call, params } = await oneCompany();
  const body = { name: 'X', sector: 'X', size: 'small', structure: 'simple' };
  const answers = [
    await call(companies.create, { body }),
    await call(companies.update, { params, body: { name: 'Y' } }),
    await call(companies.read, { params }),
    await call(companies.list),
    await call(account.data),
  ];
  for (const { text } of answers) expect(text).not.toMatch(/itemCount|textBytes/);
});

test('the migration counts existing rows', async () => {
  const { db, build, company } = await oneCompany();
  await build.items(company.id);
  await setCounts(db, 0, 0);
  const statements = readFileSync(`${import.meta.dirname}/../../../migrations/0003_limits.sql`, 'utf8');
  await db.execute(sql.raw(statements.split('--> statement-breakpoint').at(-1)!));
  expect(await counted(db)).toEqual(await rowsOf(db, inTables));
});
