import { expect, test } from 'vitest';
import { companies, problems } from '../../../shared/companies/endpoints';
import { account } from '../../../shared/auth/endpoints';
import { testApp } from '../../testing/app';

/** On PostgreSQL these run at once; on the embedded database, one after another. */
const rounds = 10;

test('what is added while its company is deleted is added or not found, never a failure', async () => {
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

test('what is done while its account is deleted is done or not signed in, never a failure', async () => {
  const { as, build } = await testApp();
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const owner = await build.user();
    const call = await as(owner);
    const company = { name: 'X', sector: 'X', size: 'small', structure: 'simple' };
    const profile = { name: 'Ana', email: owner.email };
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => call(companies.create, { body: company })),
      call(account.remove, { body: { username: owner.username } }),
      ...Array.from({ length: 4 }, () => call(account.update, { body: profile })),
    ]);
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => ![200, 201, 204, 401].includes(status))).toEqual([]);
});
