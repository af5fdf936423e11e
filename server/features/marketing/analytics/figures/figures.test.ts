import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { marketingAnalyticsApi as api } from '../../../../../shared/marketing/analytics/endpoints';
import type { BroughtBeside, DayFigures, SourceRow } from '../../../../../shared/marketing/analytics/figures';
import { marketingLeadsApi } from '../../../../../shared/marketing/capture/leads/endpoints';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { withMeasured } from '../testing/measured';

const november = { from: '2026-11-01', to: '2026-12-01' };

async function figures() {
  const made = await withMeasured({ now: '2026-11-23T10:00:00Z' });
  const company = made.company.id as number;
  return {
    ...made,
    company,
    funnel: async (query: object = november) =>
      (await made.call(api.funnel, { query: { company, ...query } })).body,
    campaigns: async (query: object = november) =>
      (await made.call(api.campaigns, { query: { company, ...query } })).body,
    days: async (query: object = november) =>
      (await made.call(api.timeline, { query: { company, ...query } })).body.days as DayFigures[],
  };
}

describe('the funnel', () => {
  test('counts a visitor once a day, bots apart, and how far the leads of the period are', async () => {
    const { funnel, view, click, lead, code } = await figures();
    await view('2026-11-10T09:00:00Z', 'ana', { touch: { code } });
    await view('2026-11-10T10:00:00Z', 'ana');
    await view('2026-11-11T10:00:00Z', 'ana');
    await view('2026-11-10T10:00:00Z', 'crawler', { bot: true });
    await click('2026-11-10T08:59:00Z');
    await click('2026-11-10T08:59:01Z', { bot: true });
    await lead('2026-11-10T10:00:00Z', { status: 'won', consent: 'confirmed' });
    await lead('2026-11-10T10:00:00Z', { status: 'qualified' });
    await lead('2026-11-10T10:00:00Z', { pageId: null, firstTouch: null, lastTouch: null });
    await lead('2026-11-10T10:00:00Z', { status: 'spam' });
    await lead('2026-11-10T10:00:00Z', { deletedAt: new Date() });
    await view('2026-10-10T10:00:00Z', 'eva');
    const { now, before, range, compared, zone } = await funnel();
    expect(now).toMatchObject({ views: 3, visitors: 2, clicks: 1, bots: 2 });
    expect(now).toMatchObject({ leads: 3, pageLeads: 2, confirmed: 1, qualified: 2, won: 1 });
    expect(before).toMatchObject({ views: 1, visitors: 1, leads: 0 });
    expect([range, compared, zone]).toEqual([
      november,
      { from: '2026-10-01', to: '2026-11-01' },
      'Europe/Madrid',
    ]);
  });

  test('is of today and the 29 days before, unless a period is asked for', async () => {
    const { funnel } = await figures();
    expect(await funnel({})).toMatchObject({
      range: { from: '2026-10-25', to: '2026-11-24' },
      compared: { from: '2026-09-25', to: '2026-10-25' },
    });
    expect((await funnel({ from: '2026-11-02', to: '2026-11-09' })).compared).toEqual({
      from: '2026-10-26',
      to: '2026-11-02',
    });
  });

  test('refuses half a period, a reversed one and one of more than two years', async () => {
    const { call, company } = await figures();
    const fieldOf = async (period: object) => {
      const { status, body } = await call(api.funnel, { query: { company, ...period } });
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await fieldOf({ from: '2026-11-01' })).toEqual([400, ['to']]);
    expect(await fieldOf({ from: '2026-11-01', to: '2026-11-01' })).toEqual([400, ['to']]);
    expect(await fieldOf({ from: '2023-01-01', to: '2026-01-01' })).toEqual([400, ['to']]);
  });

  test("does not count another account's company", async () => {
    const { app, company } = await figures();
    const { body } = await (await app.as(await app.build.user()))(api.funnel, { query: { company } });
    expect(body).toMatchObject({ message: expect.stringContaining('company') });
  });
});

describe('days', () => {
  test('begin at midnight in the zone of the company, also when the clocks change', async () => {
    const { view, days } = await figures();
    // Clocks go back on 25 October 2026: the day has 25 hours.
    await view('2026-10-24T21:59:00Z', 'before');
    await view('2026-10-24T22:00:00Z', 'first');
    await view('2026-10-25T22:59:00Z', 'last');
    await view('2026-10-25T23:00:00Z', 'after');
    const counted = await days({ from: '2026-10-24', to: '2026-10-27' });
    expect(counted.map(({ day, views }) => [day, views])).toEqual([
      ['2026-10-24', 1],
      ['2026-10-25', 2],
      ['2026-10-26', 1],
    ]);
    // They go forward on 29 March 2026: the day has 23 hours.
    for (const at of ['28T22:59', '28T23:00', '29T21:59', '29T22:00']) await view(`2026-03-${at}:00Z`, at);
    const spring = await days({ from: '2026-03-28', to: '2026-03-31' });
    expect(spring.map(({ views }) => views)).toEqual([1, 2, 1]);
  });

  test('add up to the totals', async () => {
    const { view, click, lead, days, funnel } = await figures();
    for (const day of ['01', '15', '30']) {
      await view(`2026-11-${day}T10:00:00Z`, `visitor${day}`);
      await click(`2026-11-${day}T10:00:00Z`);
      await lead(`2026-11-${day}T10:00:00Z`);
    }
    const counted = await days();
    const { now } = await funnel();
    expect(counted).toHaveLength(30);
    for (const name of ['views', 'visitors', 'clicks', 'leads'] as const) {
      expect(counted.reduce((sum, day) => sum + day[name], 0)).toBe(now[name]);
    }
  });
});

describe('a source', () => {
  const kinds = (rows: SourceRow[]) =>
    rows.map(({ kind, name, visitors, leads }) => [kind, name, visitors, leads]);

  test('is the short link, else UTM parameters, else the referring site, else none', async () => {
    const { campaigns, crowd, code, lead } = await figures();
    const day = '2026-11-10T10:00:00Z';
    await crowd(day, 5, 4, { code, utm: { source: 'ignored' } });
    await crowd(day, 4, 3, { utm: { source: 'boletin' }, referrer: 'ignored.example' });
    await crowd(day, 3, 2, { referrer: 'vecinos.example' });
    await crowd(day, 2, 1, {});
    await lead(day, { pageId: null, firstTouch: null, lastTouch: null });
    const { channels, campaigns: rows, angles } = await campaigns();
    expect(kinds(channels)).toEqual([
      ['channel', 'Espiga en Bluesky', 5, 4],
      ['utm', 'boletin', 4, 3],
      ['site', 'vecinos.example', 3, 2],
      ['direct', null, 2, 1],
      ['none', null, 0, 1],
    ]);
    const counts = (list: { visitors: number; leads: number }[]) =>
      list.map(({ visitors, leads }) => [visitors, leads]);
    expect(counts(rows)).toEqual([
      [9, 6],
      [5, 4],
      [0, 1],
    ]);
    expect(rows.map(({ name }: { name: string | null }) => name)).toEqual(['Página', 'Publicación', null]);
    expect(angles.map(({ angle }: { angle: string | null }) => angle)).toEqual(['proof', 'pain', null]);
  });

  test('is that of the last touch, or of the first', async () => {
    const { campaigns, view, lead, code, call, company } = await figures();
    await view('2026-11-10T09:00:00Z', 'ana', { touch: { referrer: 'vecinos.example' } });
    await view('2026-11-10T10:00:00Z', 'ana', { touch: { code } });
    await lead('2026-11-10T10:01:00Z', {
      firstTouch: { at: '', referrer: 'vecinos.example' },
      lastTouch: { at: '', code },
    });
    expect(kinds((await campaigns()).channels)).toEqual([['channel', 'Espiga en Bluesky', 1, 1]]);
    const leads = (await call(marketingLeadsApi.list, { query: { company } })).body.rows;
    expect(leads).toMatchObject([{ firstFrom: null, lastFrom: 'Espiga en Bluesky', lastNetwork: 'bluesky' }]);
    expect(kinds((await campaigns({ ...november, touch: 'first' })).channels)).toEqual([
      ['site', 'vecinos.example', 1, 1],
    ]);
  });

  test('that anybody can make up is told apart forty times at most', async () => {
    const { campaigns, crowd } = await figures();
    for (let index = 0; index < 45; index += 1) {
      await crowd('2026-11-10T10:00:00Z', index === 0 ? 2 : 1, 0, { utm: { source: `utm${index}` } });
    }
    const { channels } = await campaigns();
    expect(channels).toHaveLength(41);
    expect(channels.find(({ kind }: SourceRow) => kind === 'other')).toMatchObject({ visitors: 5 });
  });
});

test('a page has its own visitors and leads, also when they came from elsewhere', async () => {
  const { campaigns, crowd, pageId } = await figures();
  await crowd('2026-11-10T10:00:00Z', 20, 5);
  await crowd('2026-10-10T10:00:00Z', 10, 1);
  expect((await campaigns()).pages).toEqual([
    {
      id: pageId,
      slug: expect.any(String),
      campaign: 'Página',
      visitors: 20,
      leads: 5,
      pageLeads: 5,
      before: { visitors: 10, leads: 1, pageLeads: 1 },
    },
  ]);
});

test('a lead by a program’s call is a lead, but none of the visitors who became one', async () => {
  const { campaigns, days, funnel, view, lead } = await figures();
  await view('2026-11-10T09:00:00Z', 'ana');
  await view('2026-11-10T09:00:00Z', 'eva');
  await lead('2026-11-10T10:00:00Z');
  await lead('2026-11-10T10:00:00Z', {}, 'embed');
  for (let count = 0; count < 3; count += 1) await lead('2026-11-10T10:00:00Z', {}, 'json');
  expect((await funnel()).now).toMatchObject({ visitors: 2, leads: 5, pageLeads: 2 });
  expect((await days()).find(({ day }) => day === '2026-11-10')).toMatchObject({ leads: 5, pageLeads: 2 });
  const { pages, campaigns: rows } = await campaigns();
  expect(pages).toMatchObject([{ visitors: 2, leads: 5, pageLeads: 2 }]);
  expect(rows.map(({ leads, pageLeads }: BroughtBeside) => [leads, pageLeads])).toContainEqual([5, 2]);
});

test('views and clicks are summed by day before they are deleted after thirteen months', async () => {
  const { app, view, click, days, db, campaigns } = await figures();
  const old = { from: '2025-10-01', to: '2025-10-15' };
  for (const visitor of ['ana', 'ana', 'eva']) await view('2025-10-10T10:00:00Z', visitor);
  await view('2025-10-10T21:59:00Z', 'bot', { bot: true });
  await view('2025-10-10T22:00:00Z', 'next day');
  await click('2025-10-10T10:00:00Z');
  await view('2025-11-20T10:00:00Z', 'kept');
  const before = await days(old);
  await app.clear();
  const left = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from marketing_page_views`,
  );
  expect(left).toEqual([{ count: 1 }]);
  expect(await days(old)).toEqual(before);
  expect(before[9]).toMatchObject({ day: '2025-10-10', views: 3, visitors: 2, clicks: 1, bots: 1 });
  expect(before[10]).toMatchObject({ day: '2025-10-11', views: 1 });
  expect((await campaigns(old)).summedUntil).toBe('2025-10-11');
  expect((await campaigns()).summedUntil).toBeNull();
  await app.clear();
  expect(await days(old)).toEqual(before);
});
