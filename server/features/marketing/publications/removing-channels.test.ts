import { expect, test } from 'vitest';
import { marketingChannelsApi } from '../../../../shared/marketing/channels/endpoints';
import { rowsOf } from '../../../testing/database';
import { withScheduled } from './testing/scheduled-posts';

test('a channel that posts wait for is removed only once that is confirmed, and they are cancelled with it', async () => {
  const { call, channelId, id, read, side, run, later, db } = await withScheduled();
  const params = { id: channelId };
  const asked = await call(marketingChannelsApi.remove, { params, headers: { 'accept-language': 'en' } });
  expect([asked.status, asked.body.message]).toEqual([
    409,
    'Publications that wait for this channel: 1. If you remove it, they are cancelled.',
  ]);
  expect(await read(id)).toMatchObject({ status: 'queued' });
  expect((await call(marketingChannelsApi.read, { params })).status).toBe(200);

  const removed = await call(marketingChannelsApi.remove, { params, query: { confirmed: 'true' } });
  expect([removed.status, removed.body]).toEqual([200, { cancelled: 1 }]);
  expect(await rowsOf(db, 'select status from marketing_publications')).toEqual([{ status: 'cancelled' }]);
  await run(later(1));
  expect(side.sent).toEqual([]);
});
