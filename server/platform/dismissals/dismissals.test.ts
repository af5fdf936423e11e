import { expect, test } from 'vitest';
import { dismissalsApi } from '../../../shared/dismissals/endpoints';
import { mostDismissals } from '../../../shared/dismissals/schemas';
import { dismissals } from '../../../shared/dismissals/tables';
import { testApp } from '../../testing/app';

const describeCompany = { about: 'start/consultia/describe' };

test('a hidden suggestion stays hidden for its account only, until it is shown again', async () => {
  const { as, build } = await testApp();
  const owner = await as(await build.user());
  const other = await as(await build.user());
  await owner(dismissalsApi.add, { body: describeCompany });
  const twice = await owner(dismissalsApi.add, { body: describeCompany });
  expect(twice.body).toEqual([describeCompany.about]);
  expect((await other(dismissalsApi.list)).body).toEqual([]);
  expect((await other(dismissalsApi.remove, { body: describeCompany })).status).toBe(200);
  expect((await owner(dismissalsApi.list)).body).toEqual([describeCompany.about]);
  expect((await owner(dismissalsApi.remove, { body: describeCompany })).body).toEqual([]);
});

test.each(['', 'Start', 'start//x', `start/${'x'.repeat(200)}`, 'start/Ñ'])(
  'refuses a name that no screen gives: "%s"',
  async (about) => {
    const { as, build } = await testApp();
    const owner = await as(await build.user());
    const { status, body } = await owner(dismissalsApi.add, { body: { about } });
    expect([status, body]).toMatchObject([400, { fields: { about: expect.any(String) as unknown } }]);
  },
);

test('the oldest makes room above the limit', async () => {
  const { as, build, db } = await testApp();
  const user = await build.user();
  const owner = await as(user);
  const rows = Array.from({ length: mostDismissals }, (_, index) => ({
    userId: user.owner,
    about: `today/row-${index}`,
    createdAt: new Date(Date.UTC(2020, 0, 1) + index),
  }));
  await db.insert(dismissals).values(rows);
  const { body } = await owner(dismissalsApi.add, { body: describeCompany });
  expect(body).toHaveLength(mostDismissals);
  expect(body).toContain(describeCompany.about);
  expect(body).not.toContain('today/row-0');
});
