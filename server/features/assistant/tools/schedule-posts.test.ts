import { expect, test } from 'vitest';
import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import { marketingPublicationsApi } from '../../../../shared/marketing/publications/endpoints';
import { withPost } from '../../marketing/publications/testing/scheduled-posts';

/** An approved post, and what proposes its schedule in an hour. */
async function withPlan() {
  const made = await withPost();
  const { call, post, company } = made;
  const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 60 * 60_000).toISOString();
  const propose = (args: object = {}) =>
    call(assistantApi.propose, {
      body: { tool: 'schedule_posts', args: { campaign: `campaign-${post.id}`, when: at, ...args } },
    });
  const confirm = (id: string) => call(proposalsApi.confirm, { params: { proposal: id } });
  const posts = async () =>
    (await call(marketingPublicationsApi.list, { query: { company: company.id as number } })).body.rows;
  return { ...made, at, propose, confirm, posts };
}

test('scheduling shows the channels and the whole text first, and goes out on those only', async () => {
  const { channel, propose, confirm, posts, at } = await withPlan();
  await channel();
  const { status, body } = await propose();
  expect(status).toBe(201);
  expect(body).toMatchObject({ effect: 'outward', outward: { recipients: ['Canal webhook (Webhook)'] } });
  expect(body.outward.text.length).toBeGreaterThan(100);
  expect(await posts()).toEqual([]);
  expect((await confirm(body.id)).body).toMatchObject({ state: 'confirmed', done: null });
  expect(await posts()).toMatchObject([{ dueAt: at, status: 'queued' }]);
});

test('a channel that has come since is shown before anything goes there', async () => {
  const { channel, propose, confirm, posts } = await withPlan();
  await channel();
  const { body } = await propose();
  await channel('telegram');
  const stale = await confirm(body.id);
  expect([stale.status, stale.body.code]).toEqual([409, 'proposal.stale']);
  expect(stale.body.current.outward.recipients).toHaveLength(2);
  expect(await posts()).toEqual([]);
});

test('a day without a time, a time that is past and a network without a channel are refused by name', async () => {
  const { channel, propose } = await withPlan();
  const nowhere = await propose();
  expect([nowhere.status, Object.keys(nowhere.body.fields)]).toEqual([400, ['network']]);
  await channel();
  const fieldsOf = async (args: object) => Object.keys((await propose(args)).body.fields);
  expect(await fieldsOf({ when: '2030-12-01' })).toEqual(['when']);
  expect(await fieldsOf({ when: '2020-12-01T09:00:00Z' })).toEqual(['when']);
  expect(await fieldsOf({ network: 'telegram' })).toEqual(['network']);
});
