import { expect, test } from 'vitest';
import { marketingChannelsApi } from '../../../../shared/marketing/channels/endpoints';
import type { ListedPublication } from '../../../../shared/marketing/publications/endpoints';
import { rowsOf } from '../../../testing/database';
import { withPost, withScheduled } from './testing/scheduled-posts';

test('a channel that posts wait for is removed only once that is confirmed, and they are cancelled with it', async () => {
  const { call, channelId, id, read, side, run, later, db, campaign } = await withScheduled();
  const params = { id: channelId };
  const asked = await call(marketingChannelsApi.remove, { params, headers: { 'accept-language': 'en' } });
  expect([asked.status, asked.body.message]).toEqual([
    409,
    'Publications that wait for this channel: 1. If you remove it, they are cancelled.',
  ]);
  expect(await read(id)).toMatchObject({ status: 'queued' });
  expect(await campaign()).toBe('scheduled');
  expect((await call(marketingChannelsApi.read, { params })).status).toBe(200);

  const removed = await call(marketingChannelsApi.remove, { params, query: { confirmed: 'true' } });
  expect([removed.status, removed.body]).toEqual([200, { cancelled: 1 }]);
  expect(await rowsOf(db, 'select status from marketing_publications')).toEqual([{ status: 'cancelled' }]);
  expect(await campaign()).toBe('approved');
  await run(later(1));
  expect(side.sent).toEqual([]);
});

test('a campaign goes on where another channel still waits, and is finished where one has published', async () => {
  const { call, channel, schedule, campaign, runAt } = await withPost();
  const [first, second, third] = [
    await channel('webhook'),
    await channel('telegram'),
    await channel('facebook'),
  ];
  const remove = ({ id }: { id: number }) =>
    call(marketingChannelsApi.remove, { params: { id }, query: { confirmed: 'true' } });
  const { body } = await schedule([first.id, second.id, third.id]);
  await remove(third);
  expect(await campaign()).toBe('scheduled');
  await runAt((body.publications as ListedPublication[])[0]?.id as number);
  expect(await campaign()).toBe('running');
  await remove(second);
  expect(await campaign()).toBe('finished');
});
