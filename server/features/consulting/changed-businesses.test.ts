import { expect, test } from 'vitest';
import { accountsApi, type LogEntry } from '../../../shared/accounts/endpoints';
import { companies } from '../../../shared/consulting/companies/endpoints';
import { problems } from '../../../shared/consulting/items/endpoints';
import { testApp } from '../../testing/app';

test('the log tells who changed a business, once an hour, and who deleted it', async () => {
  let time = Date.parse('2026-11-23T09:00:00Z');
  const { as, build } = await testApp({ now: () => new Date(time) });
  const { owner, company } = await build.company();
  const editor = await build.member(owner.owner, 'editor');
  const [call, other] = [await as(owner), await as(editor)];
  const account = owner.owner;
  const entries = async () => {
    const { body } = await call(accountsApi.log, { params: { accountId: account } });
    return (body as LogEntry[]).map(({ kind, actor, about }) => [kind, actor.name, about]);
  };
  const add = (description: string) =>
    other(problems.create, { body: { description, companyId: company.id }, account });
  const changed = ['businessChanged', editor.name, company.name];

  const { body: problem } = await add('Slow');
  await expect.poll(entries).toEqual([changed]);
  await other(problems.update, { params: { id: problem.id }, body: { priority: 1 }, account });
  time += 61 * 60_000;
  await other(problems.remove, { params: { id: problem.id }, account });
  await expect.poll(entries).toEqual([changed, changed]);

  await call(companies.remove, { params: { companyId: company.id } });
  expect(await entries()).toEqual([['businessDeleted', owner.name, company.name], changed, changed]);
});

test('a business that is copied to be assessed again is one that somebody changed', async () => {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  const call = await as(owner);
  const { body: copy } = await call(companies.assess, { params: { companyId: company.id } });
  const log = async () =>
    (await call(accountsApi.log, { params: { accountId: owner.owner } })).body as LogEntry[];
  await expect.poll(log).toMatchObject([{ kind: 'businessChanged', about: copy.name }]);
});
