import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  type MarketingReport,
  marketingReportsApi as api,
} from '../../../../../shared/marketing/analytics/endpoints';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { withMeasured } from '../testing/measured';

/** The figures of leads and visits, counted without the queries of reports: in Madrid's days, from `from` to `to`. */
const counted = (from: string, to: string) => {
  const within = (at: string) =>
    sql.raw(`(${at} at time zone 'Europe/Madrid')::date between '${from}' and '${to}'`);
  const leads = sql`marketing_leads l where ${within('l.created_at')} and l.status <> 'spam' and l.deleted_at is null`;
  return sql`select
    (select sum(1)::int from marketing_page_views v where ${within('v.at')} and v.bot is false) as views,
    (select count(*)::int from (select (v.at at time zone 'Europe/Madrid')::date, v.visitor from marketing_page_views v
      where ${within('v.at')} and v.bot is false group by 1, 2) one) as visitors,
    (select sum(1)::int from marketing_clicks c where ${within('c.at')} and c.bot is false) as clicks,
    (select count(*)::int from (select at from marketing_page_views where bot union all select at from marketing_clicks where bot) b
      where ${within('b.at')}) as bots,
    (select count(*)::int from ${leads}) as leads,
    (select count(*)::int from ${leads} and (select s.door from marketing_submissions s where s.lead_id = l.id order by s.id limit 1)
      = 'page') as "pageLeads",
    (select count(*)::int from ${leads} and l.consent = 'confirmed') as confirmed,
    (select count(*)::int from ${leads} and l.status = any ('{qualified,won}')) as qualified,
    (select count(*)::int from ${leads} and l.status = 'won') as won`;
};

test('every figure of visits and leads is that of the tables, in the week and in the one before', async () => {
  const { call, company, crowd, view, click, lead, code, db } = await withMeasured({
    now: '2026-11-23T06:00:00Z',
  });
  await crowd('2026-11-17T10:00:00Z', 30, 4, { code });
  await crowd('2026-11-12T10:00:00Z', 17, 2);
  // The edges of the weeks in Madrid, an hour before and after midnight.
  for (const at of [
    '2026-11-08T22:30:00Z',
    '2026-11-08T23:30:00Z',
    '2026-11-15T22:30:00Z',
    '2026-11-15T23:30:00Z',
  ]) {
    await view(at, 'ana');
    await view(at, 'ana');
    await view(at, 'crawler', { bot: true });
    await click(at);
    await click(at, { bot: true });
    await lead(at, { status: 'qualified' });
  }
  await view('2026-11-22T22:30:00Z', 'ana');
  await lead('2026-11-22T22:59:00Z', { status: 'won', consent: 'confirmed' });
  await lead('2026-11-22T23:01:00Z', { status: 'won' });
  await lead('2026-11-18T10:00:00Z', { status: 'spam' });
  await lead('2026-11-18T11:00:00Z', { consent: 'confirmed' }, 'json');
  await lead('2026-11-18T12:00:00Z', { deletedAt: new Date('2026-11-18T13:00:00Z') });
  const body = { marketingCompanyId: company.id as number, type: 'week', start: '2026-11-16' };
  const { data } = (await call(api.create, { body })).body as MarketingReport;
  const of = async (from: string, to: string) => (await readRows(db, counted(from, to)))[0] as object;
  expect(data.now).toMatchObject(await of('2026-11-16', '2026-11-22'));
  expect(data.before).toMatchObject(await of('2026-11-09', '2026-11-15'));
  expect(data.now).toMatchObject({ won: 1, confirmed: 2, qualified: 2, bots: 2 });
  expect(data.now.pageLeads).toBe(data.now.leads - 1);
  expect(data.days.reduce((sum, day) => sum + day.views, 0)).toBe(data.now.views);
});
