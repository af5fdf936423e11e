import { expect, test } from 'vitest';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import { rowsOf } from '../../../../testing/database';
import { withScheduled } from '../testing/scheduled-posts';

test('a cancelled campaign sends nothing, takes no schedule, and can be taken up again', async () => {
  const { call, params, campaign, read, id, run, later, side, schedule, channelId, wallIn, as, build } =
    await withScheduled();
  const other = await as(await build.user());
  expect((await other(marketingCampaignsApi.end, { params })).status).toBe(404);
  expect((await call(marketingCampaignsApi.reopen, { params })).status).toBe(409);
  expect((await call(marketingCampaignsApi.end, { params })).body).toEqual({
    id: params.id,
    status: 'cancelled',
  });
  expect(await read(id)).toMatchObject({ status: 'cancelled', nextAt: null });
  await run(later(1));
  expect([side.sent, await campaign()]).toEqual([[], 'cancelled']);
  expect((await call(marketingCampaignsApi.end, { params })).status).toBe(409);
  const refused = await schedule([channelId], [wallIn(90)]);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/cancel/)]);
  expect((await call(marketingCampaignsApi.approve, { params, body: {} })).status).toBe(409);

  expect((await call(marketingCampaignsApi.reopen, { params })).body).toEqual({
    id: params.id,
    status: 'approved',
  });
  expect((await schedule([channelId], [wallIn(90)])).status).toBe(201);
  expect(await campaign()).toBe('scheduled');
}, 60_000);

test('what failed is cancelled with its campaign, and what a person finds absent later is not sent', async () => {
  const { call, params, campaign, read, id, run, later, side, db, wallIn, schedule, channelId } =
    await withScheduled();
  await schedule([channelId], [wallIn(90)]);
  await rowsOf(db, `update marketing_publications set status = 'failed' where id = ${id}`);
  const [other] = await rowsOf<{ id: number }>(db, `select id from marketing_publications where id <> ${id}`);
  await rowsOf(db, `update marketing_publications set status = 'unconfirmed' where id = ${other?.id}`);
  await call(marketingCampaignsApi.end, { params });
  expect(await read(id)).toMatchObject({ status: 'cancelled' });
  expect(await read(other?.id as number)).toMatchObject({ status: 'unconfirmed' });
  await call(api.confirm, { params: { id: other?.id as number }, body: { isThere: false } });
  await run(later(31));
  await rowsOf(db, 'update marketing_publications set next_at = due_at');
  expect([side.sent, await campaign()]).toEqual([[], 'cancelled']);
}, 60_000);
