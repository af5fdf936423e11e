import { expect, test } from 'vitest';
import { marketingAnalyticsApi as api } from '../../../../../shared/marketing/analytics/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import { bakery } from '../../testing/companies';
import { withMeasured } from '../testing/measured';

test('the last 30 days of each company have the figures of its analytics', async () => {
  const made = await withMeasured({ now: '2026-11-23T10:00:00Z', timezone: 'Atlantic/Canary' });
  const { call, company, db, of, post, channelId, code, view, lead } = made;
  const { body: empty } = await call(marketingCompaniesApi.create, { body: { ...bakery, name: 'Vacía' } });
  await view('2026-11-20T09:00:00Z', 'ana');
  await view('2026-11-20T10:00:00Z', 'ana');
  await view('2026-11-21T10:00:00Z', 'ana');
  await view('2026-11-21T10:00:00Z', 'crawler', { bot: true });
  // The first of the 30 days begins at 23:00 UTC, an hour after Madrid's.
  await view('2026-10-24T22:59:00Z', 'eva');
  await view('2026-10-24T23:00:00Z', 'leo');
  await lead('2026-11-20T10:00:00Z', { pageId: null });
  await lead('2026-11-20T10:00:00Z', { status: 'spam' });
  await lead('2026-10-24T22:00:00Z');
  const publish = (status: 'published' | 'failed', day: string) => {
    const at = new Date(`${day}T09:00:00Z`);
    const times = {
      dueAt: at,
      createdAt: at,
      updatedAt: at,
      publishedAt: status === 'published' ? at : null,
    };
    const slot = { wall: `${day}T09:00`, zone: 'Atlantic/Canary', key: day };
    return db
      .insert(marketingPublications)
      .values({ ...of, ...post, ...slot, ...times, channelId, linkCode: code, status });
  };
  await publish('published', '2026-11-19');
  await publish('failed', '2026-11-18');
  await publish('published', '2026-10-01');

  const { body } = await call(api.recent);
  const range = { from: '2026-10-25', to: '2026-11-24' };
  expect(body).toEqual([
    { id: company.id, zone: 'Atlantic/Canary', range, visitors: 3, leads: 1, published: 1 },
    { id: empty.id, zone: 'Europe/Madrid', range, visitors: 0, leads: 0, published: 0 },
  ]);
  const { body: funnel } = await call(api.funnel, { query: { company: company.id } });
  expect(funnel.range).toEqual(range);
  expect(body[0]).toMatchObject({
    visitors: funnel.now.visitors,
    leads: funnel.now.leads,
    published: funnel.now.published,
  });
});

test('the figures of an account hold no company of another, nor one in the bin', async () => {
  const { app, call, company } = await withMeasured({ now: '2026-11-23T10:00:00Z' });
  expect((await (await app.as(await app.build.user()))(api.recent)).body).toEqual([]);
  await call(marketingCompaniesApi.remove, { params: { id: company.id } });
  expect((await call(api.recent)).body).toEqual([]);
});
