import { expect, test } from 'vitest';
import { accountsApi, membersApi } from '../../../../shared/accounts/endpoints';
import { factors } from '../../../../shared/auth/factors/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { secured } from '../../auth/factors/testing/secured';

test('an account may require a second factor; until they have one, members see only how to set it up', async () => {
  const { call, setUpApp, person, build, as, until, clock } = await secured();
  const params = { accountId: person.owner };
  const require = (requiresFactor: boolean) => call(accountsApi.update, { params, body: { requiresFactor } });
  expect((await require(true)).status).toBe(409);
  await setUpApp();
  expect((await require(true)).status).toBe(204);
  const account = person.owner;
  const member = await build.member(account, 'editor');
  const theirs = await as(member, until, { provenAt: clock.now });
  const refused = await theirs(leadTasks.list, { account });
  expect([refused.status, refused.body.code]).toEqual([403, 'factor.needed']);
  expect((await theirs(leadTasks.list)).status).toBe(200);
  const lacking = (await call(membersApi.list, { params })).body;
  expect(lacking).toMatchObject([
    { id: person.id, hasFactor: true },
    { id: member.id, hasFactor: false },
  ]);
  expect((await theirs(factors.read)).status).toBe(200);
  expect((await call(factors.removeApp)).body.code).toBe('factor.last');
  expect((await require(false)).status).toBe(204);
  expect((await theirs(leadTasks.list, { account })).status).toBe(200);
  expect((await theirs(membersApi.list, { params })).body[0].hasFactor).toBeNull();
  expect((await call(factors.removeApp)).status).toBe(204);
});

test('setting one up opens the account in the same sign-in', async () => {
  const { call, setUpApp, person, build, as, until, clock, codeOf } = await secured();
  await setUpApp();
  await call(accountsApi.update, { params: { accountId: person.owner }, body: { requiresFactor: true } });
  const theirs = await as(await build.member(person.owner, 'editor'), until, { provenAt: clock.now });
  const { secret, ticket } = (await theirs(factors.setUpApp)).body;
  await theirs(factors.addApp, { body: { ticket, code: codeOf(secret) } });
  expect((await theirs(leadTasks.list, { account: person.owner })).status).toBe(200);
});
