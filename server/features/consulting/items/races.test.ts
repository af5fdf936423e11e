import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { departments, problems } from '../../../../shared/consulting/items/endpoints';
import { swot } from '../../../../shared/consulting/swot/endpoints';
import { account } from '../../../../shared/auth/endpoints';
import { testApp } from '../../../testing/app';
import { builtPassword } from '../../../testing/builders';

/** PostgreSQL runs these concurrently, the embedded database one after another. */
const rounds = 10;

test('adding an item while its company is deleted succeeds or answers 404', async () => {
  const { as, build } = await testApp();
  const owner = await build.user();
  const call = await as(owner);
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { company } = await build.company(owner);
    const body = { description: 'Slow', companyId: company.id };
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => call(problems.create, { body })),
      call(companies.remove, { params: { companyId: company.id } }),
      ...Array.from({ length: 6 }, () => call(problems.create, { body })),
    ]);
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => ![201, 204, 404].includes(status))).toEqual([]);
});

test('a call while its account is deleted succeeds or answers 401', async () => {
  const { as, build } = await testApp();
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const owner = await build.user();
    const call = await as(owner);
    const company = { name: 'X', sector: 'X', size: 'small', structure: 'simple' };
    const profile = { name: 'Ana', email: owner.email };
    const body = { username: owner.username, currentPassword: builtPassword };
    let isGone = false;
    const removal = call(account.remove, { body }).finally(() => (isGone = true));
    const repeat = async (write: () => Promise<{ status: number }>) => {
      while (!isGone) statuses.push((await write()).status);
    };
    await Promise.all([
      repeat(() => call(companies.create, { body: company })),
      repeat(() => call(account.update, { body: profile })),
    ]);
    statuses.push((await removal).status);
  }
  expect(statuses.filter((status) => ![200, 201, 204, 401].includes(status))).toEqual([]);
});

test('items that are edited, moved and arranged at once with their department and company wait, and never fail', async () => {
  const { as, build } = await testApp();
  const owner = await build.user();
  const call = await as(owner);
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { company } = await build.company(owner);
    const params = { companyId: company.id };
    const { department } = await build.items(company.id);
    const inDepartment = { description: 'Slow', departmentId: department.id, ...params };
    const made = await Promise.all([1, 2, 3, 4].map(() => call(problems.create, { body: inDepartment })));
    const ids: number[] = made.map(({ body }) => body.id);
    const answers = await Promise.all([
      ...ids.map((id) => call(problems.update, { params: { id }, body: { description: 'Slower' } })),
      call(problems.create, { body: inDepartment }),
      call(departments.remove, { params: { id: department.id } }),
      call(problems.create, { body: inDepartment }),
      call(problems.order, { params, body: { ids } }),
      call(swot.move, { params, body: { from: 'weaknesses', id: ids[0], to: 'threats' } }),
      ...ids.map((id) => call(problems.remove, { params: { id } })),
      ...(round % 2 === 0 ? [call(companies.remove, { params })] : []),
    ]);
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => ![200, 201, 204, 400, 404].includes(status))).toEqual([]);
});
