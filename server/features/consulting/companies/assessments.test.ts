import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { departments, problems, products, strengths } from '../../../../shared/consulting/items/endpoints';
import { reports } from '../../../../shared/consulting/report/endpoints';
import { holdings } from '../../../../shared/consulting/scales';
import { swot } from '../../../../shared/consulting/swot/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { itemKinds } from '../../../testing/item-kinds';

async function described() {
  const tested = await testApp();
  const { owner, company } = await tested.build.company();
  await tested.build.everything(company);
  const call = await tested.as(owner);
  return { ...tested, owner, company, call, params: { companyId: company.id } };
}

/** The rows of a list without what a copy cannot share. */
const told = (rows: Record<string, unknown>[]) =>
  rows.map(({ id: _id, companyId: _company, departmentId: _department, strengthIds: _help, ...row }) => row);

test('a new assessment holds what the company holds, remembers it, and has no report', async () => {
  const { call, company, params } = await described();
  expect((await call(reports.read, { params })).body).not.toBeNull();
  const { status, body: copy } = await call(companies.assess, { params });
  const { name, sector, size, structure } = company;
  expect([status, copy]).toMatchObject([201, { name, sector, size, structure, copiedFrom: company.id }]);
  const ofCopy = { companyId: copy.id };
  for (const { endpoints } of itemKinds) {
    const original = told((await call(endpoints.list, { params })).body);
    expect(original).not.toEqual([]);
    expect(told((await call(endpoints.list, { params: ofCopy })).body)).toEqual(original);
  }
  const external = (await call(swot.read, { params: ofCopy })).body;
  expect(told([...external.opportunities, ...external.threats])).toHaveLength(1);
  expect((await call(reports.read, { params: ofCopy })).body).toBeNull();
});

test('the problems of a new assessment affect its own departments, and keep their order', async () => {
  const { build, as } = await testApp();
  const { owner, company } = await build.company();
  const call = await as(owner);
  const companyId = company.id;
  const ids: number[] = [];
  for (const name of ['Sales', 'Office', 'Workshop']) {
    const body = { name, function: 'Works', digitalizationLevel: 2, companyId };
    ids.push((await call(departments.create, { body })).body.id);
  }
  const hurt = [2, 0, undefined, 2];
  for (const [index, place] of hurt.entries()) {
    const departmentId = place === undefined ? null : ids[place];
    await call(problems.create, { body: { description: `Problem ${index}`, departmentId, companyId } });
  }
  const { body: copy } = await call(companies.assess, { params: { companyId } });
  const params = { companyId: copy.id };
  const names = new Map(
    (await call(departments.list, { params })).body.map((row: { id: number; name: string }) => [
      row.id,
      row.name,
    ]),
  );
  const listed: { description: string; departmentId: number }[] = (await call(problems.list, { params }))
    .body;
  expect(listed.map(({ description, departmentId }) => [description, names.get(departmentId)])).toEqual([
    ['Problem 0', 'Workshop'],
    ['Problem 1', 'Sales'],
    ['Problem 2', undefined],
    ['Problem 3', 'Workshop'],
  ]);
});

test('changing a new assessment leaves the earlier one as it was, and survives its deletion', async () => {
  const { call, params } = await described();
  const before = (await call(products.list, { params })).body;
  const { body: copy } = await call(companies.assess, { params });
  const ofCopy = { companyId: copy.id };
  const [first] = (await call(products.list, { params: ofCopy })).body;
  await call(products.remove, { params: { id: first.id } });
  expect((await call(products.list, { params })).body).toEqual(before);
  expect((await call(companies.remove, { params })).status).toBe(204);
  expect((await call(companies.read, { params: ofCopy })).body.copiedFrom).toBeNull();
  expect((await call(strengths.list, { params: ofCopy })).body).not.toEqual([]);
});

test('a full account takes no new assessment, and nothing of one stays behind', async () => {
  const { call, db, params, owner } = await described();
  await db.execute(sql`insert into companies (name, sector, size, structure, user_id)
    select 'Another', 'Food', 'small', 'simple', ${owner.owner} from generate_series(2, ${holdings.companies})`);
  const { status, body } = await call(companies.assess, { params });
  expect([status, body.message]).toEqual([409, 'An account can hold at most 200 companies']);
  expect(await rowsOf(db, 'select 1 from companies')).toHaveLength(holdings.companies);
});

test('a company above its limit is not copied, and says why', async () => {
  const { call, db, params, company } = await described();
  await db.execute(sql`insert into problems (description, company_id)
    select 'Slow', ${company.id} from generate_series(1, ${holdings.items - 100})`);
  await db.execute(sql`alter table problems disable trigger user`);
  await db.execute(sql`insert into problems (description, company_id)
    select 'Slow', ${company.id} from generate_series(1, 200)`);
  await db.execute(sql`alter table problems enable trigger user`);
  const { status, body } = await call(companies.assess, { params });
  expect([status, body.message]).toEqual([409, 'A company can hold at most 2,000 items and 5 MB of text']);
  expect(await rowsOf(db, 'select 1 from companies')).toHaveLength(1);
});

test('copying a company requires its owner to be signed in', async () => {
  const { anonymous, as, build, params } = await described();
  expect((await anonymous(companies.assess, { params })).status).toBe(401);
  const { status, body } = await (await as(await build.user()))(companies.assess, { params });
  expect([status, body.message]).toEqual([404, 'Company not found or you do not have permission to access']);
});
