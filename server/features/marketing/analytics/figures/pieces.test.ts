import { expect, test } from 'vitest';
import { marketingAnalyticsApi as api } from '../../../../../shared/marketing/analytics/endpoints';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import { withMeasured } from '../testing/measured';

test('the pieces of a company have what analytics counts, and when they go out', async () => {
  const { app, call, company, db, of, post, landing, channelId, code, click, lead } = await withMeasured({
    now: '2026-11-23T10:00:00Z',
  });
  await click('2026-03-01T10:00:00Z');
  await click('2026-11-20T10:00:00Z');
  await click('2026-11-20T10:00:00Z', { bot: true });
  await lead('2026-11-20T10:00:00Z');
  await lead('2026-11-20T10:00:00Z', { lastTouch: { at: '2026-11-20T10:00:00Z' } });
  await lead('2026-11-20T10:00:00Z', { status: 'spam' });
  const slot = async (status: 'published' | 'queued' | 'cancelled' | 'manual_pending', day: string) => {
    const at = new Date(`${day}T09:00:00Z`);
    const times = {
      dueAt: at,
      createdAt: at,
      updatedAt: at,
      ...(status === 'published' && { publishedAt: at }),
    };
    const rest = { wall: `${day}T10:00`, zone: 'Europe/Madrid', key: day, linkCode: code, status };
    await db.insert(marketingPublications).values({ ...of, ...post, ...times, ...rest, channelId });
  };
  await slot('published', '2026-11-19');
  await slot('queued', '2026-12-01');
  await slot('queued', '2026-12-08');
  await slot('cancelled', '2026-11-25');
  await slot('manual_pending', '2026-11-22');

  const query = { company: company.id };
  const { body } = await call(api.pieces, { query });
  expect(body).toEqual([
    {
      ...{ id: landing.campaignId, clicks: 0, leads: 1, nextAt: null, lastAt: null, networks: [] },
      ...{ waiting: 0, unsettled: 0, unsettledAt: null, layout: null, pictureId: null },
    },
    expect.objectContaining({
      id: post.campaignId,
      clicks: 2,
      leads: 1,
      networks: ['bluesky'],
      ...{ waiting: 3, unsettled: 1 },
    }),
  ]);
  const [, outgoing] = body;
  const moments = [outgoing.lastAt, outgoing.unsettledAt, outgoing.nextAt];
  expect(moments.map((at) => new Date(at).toISOString())).toEqual([
    '2026-11-19T09:00:00.000Z',
    '2026-11-22T09:00:00.000Z',
    '2026-12-01T09:00:00.000Z',
  ]);
  const { body: counted } = await call(api.campaigns, {
    query: { ...query, from: '2025-01-01', to: '2026-11-24' },
  });
  expect(counted.campaigns.find(({ id }: { id: number }) => id === post.campaignId)).toMatchObject({
    clicks: 2,
    leads: 1,
  });
  const other = await app.as(await app.build.user());
  expect((await other(api.pieces, { query })).status).toBe(404);
});
