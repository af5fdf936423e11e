import { expect, test } from 'vitest';
import { leadChanges } from '../../../../shared/leads/acts/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { testApp } from '../../../testing/app';

async function withTwo() {
  const app = await testApp();
  const owner = await app.build.user();
  const editor = await app.build.member(owner.owner, 'editor');
  const account = owner.owner;
  const [call, others] = [await app.as(owner), await app.as(editor)];
  const add = () => others(leadContacts.create, { body: { firstName: 'Ana' }, account });
  const next = async (after?: number) => {
    const { status, body } = await call(leadChanges.next, {
      query: { ...(after !== undefined && { after }) },
    });
    expect(status).toBe(200);
    return body.after as number;
  };
  return { ...app, account, call, others, add, next };
}

test('who looks at records hears of what another member changes, when it happens', async () => {
  const { add, next } = await withTwo();
  const begun = await next();
  const heard = next(begun);
  await add();
  const after = await heard;
  expect(after).toBeGreaterThan(begun);
  // What happened between two calls is not missed.
  await add();
  expect(await next(after)).toBeGreaterThan(after);
});

test('what they change themselves is not told to them', async () => {
  const { call, next } = await withTwo();
  const begun = await next();
  const heard = next(begun);
  await call(leadContacts.create, { body: { firstName: 'Eva' } });
  expect(await heard).toBe(begun);
});

test('who is no member hears nothing', async () => {
  const { as, build, account } = await withTwo();
  const stranger = await as(await build.user());
  const refused = await stranger(leadChanges.next, { query: {}, account });
  expect([refused.status, refused.body.code]).toEqual([404, 'account.unknown']);
});
