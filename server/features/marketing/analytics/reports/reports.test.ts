import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import {
  type ListedReport,
  type MarketingReport,
  marketingReportsApi as api,
} from '../../../../../shared/marketing/analytics/endpoints';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { monday, reporting } from '../testing/reporting';

describe('a report of a week', () => {
  test('leaves with each campaign what it brought, and an earlier week does not replace a later one', async () => {
    const { make, crowd, code, db, post } = await reporting();
    await crowd('2026-11-17T10:00:00Z', 12, 3, { code });
    await crowd('2026-11-10T10:00:00Z', 4, 1, { code });
    await make({ type: 'week', start: '2026-11-16' });
    await make({ type: 'week', start: '2026-11-09' });
    const rows = await readRows<{ metrics: unknown }>(
      db,
      sql`select metrics from marketing_campaigns where id = ${post.campaignId}`,
    );
    expect(rows).toMatchObject([
      {
        metrics: {
          visitors: 12,
          leads: 3,
          pageLeads: 3,
          won: 0,
          asOf: new Date(monday).toISOString(),
          range: { from: '2026-11-16', to: '2026-11-23' },
        },
      },
    ]);
  });

  test('has the figures that the tables hold, and cites them', async () => {
    const { make, crowd, click, view, code, db, company } = await reporting();
    await crowd('2026-11-17T10:00:00Z', 120, 12, { code });
    await crowd('2026-11-18T10:00:00Z', 110, 1, { referrer: 'vecinos.example' });
    await crowd('2026-11-10T10:00:00Z', 40, 2, {});
    for (const at of ['2026-11-16T00:30:00Z', '2026-11-22T22:59:00Z', '2026-11-22T23:00:00Z'])
      await click(at);
    await view('2026-11-19T10:00:00Z', 'crawler', { bot: true });
    const { status, body } = await make({ type: 'week', start: '2026-11-16' });
    expect(status).toBe(201);
    const { data, recommendations } = body as MarketingReport;
    const week = sql`at >= '2026-11-15 23:00:00+00' and at < '2026-11-22 23:00:00+00'`;
    const [counted] = await readRows<Record<string, number>>(
      db,
      sql`select (select count(*)::int from marketing_page_views where not bot and ${week}) as views,
        (select count(distinct visitor)::int from marketing_page_views where not bot and ${week}) as visitors,
        (select count(*)::int from marketing_clicks where not bot and ${week}) as clicks,
        (select count(*)::int from marketing_page_views where bot and ${week}) as bots,
        (select count(*)::int from marketing_leads where created_at >= '2026-11-15 23:00:00+00'
          and created_at < '2026-11-22 23:00:00+00') as leads`,
    );
    expect(data.now).toMatchObject(counted as object);
    expect(data.now).toMatchObject({ visitors: 230, clicks: 2, bots: 1, leads: 13, pageLeads: 13 });
    expect(data.before).toMatchObject({ visitors: 40, leads: 2 });
    expect(data.days).toHaveLength(7);
    expect(data.campaigns.map(({ name, visitors, leads }) => [name, visitors, leads])).toEqual([
      ['Publicación', 120, 12],
      ['Página', 110, 1],
    ]);
    expect(recommendations.join(' ')).toContain('“Publicación” turned 10% (12 of 120)');
    const stored = await readRows(db, sql`select type, start::text, language from marketing_analytics`);
    expect(stored).toEqual([{ type: 'week', start: '2026-11-16', language: 'en' }]);
    expect(data.company).toBe('Panadería Espiga');
    expect(company).toBe(body.marketingCompanyId);
  });

  test('stays as it was made, and is made once', async () => {
    const { make, crowd, list } = await reporting();
    const period = { type: 'week', start: '2026-11-16' };
    const [{ body: first }, { body: same }] = await Promise.all([make(period), make(period)]);
    expect(same).toEqual(first);
    await crowd('2026-11-17T10:00:00Z', 3, 1);
    expect((await make(period)).body).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  test('is read in the language of the reader', async () => {
    const { make, call } = await reporting();
    const { id } = (await make({ type: 'month', start: '2026-10-01' })).body as MarketingReport;
    const { body } = await call(api.read, { params: { id }, headers: { 'Accept-Language': 'es' } });
    expect(body).toMatchObject({ title: 'Informe de octubre de 2026', language: 'en' });
    expect(body.summary).toContain('Nadie visitó tus páginas');
  });

  test('must be over, and begin on a Monday or on the 1st', async () => {
    const { make } = await reporting();
    const refused = async (body: object) => {
      const answer = await make(body);
      return [answer.status, answer.body.fields?.start];
    };
    expect(await refused({ type: 'week', start: '2026-11-17' })).toEqual([
      400,
      'Una semana empieza en lunes',
    ]);
    expect(await refused({ type: 'month', start: '2026-10-02' })).toEqual([400, 'Un mes empieza el día 1']);
    for (const body of [
      { type: 'week', start: '2026-11-23' },
      { type: 'month', start: '2026-11-01' },
    ])
      expect(await refused(body)).toEqual([400, 'Elige una semana o un mes que ya haya terminado']);
  });

  test('can be kept as a page and as data', async () => {
    const { make, call, crowd } = await reporting();
    await crowd('2026-11-17T10:00:00Z', 3, 1);
    const { id } = (await make({ type: 'week', start: '2026-11-16' })).body as MarketingReport;
    const page = await call(api.page, { params: { id } });
    expect(page.headers['content-disposition']).toContain('week of 16 to 22 November 2026.html');
    expect(page.text).toContain('<th scope="row">Visitors</th><td>3</td><td>0</td>');
    expect(page.text).not.toContain('<script');
    const data = await call(api.data, { params: { id } });
    expect(JSON.parse(data.text).data.now.visitors).toBe(3);
  });

  test('does not say a figure that was not counted yet when it was made', async () => {
    const { make, call, db } = await reporting();
    const { id } = (await make({ type: 'week', start: '2026-11-16' })).body as MarketingReport;
    await db.execute(sql`update marketing_analytics set data = data #- '{now,spam}' #- '{before,spam}'`);
    const { text } = await call(api.page, { params: { id } });
    expect(text).toContain('<th scope="row">Leads</th><td>0</td><td>0</td>');
    expect(text).not.toMatch(/spam|undefined/);
  });
});

describe('reports by themselves', () => {
  const starts = (reports: ListedReport[]) => reports.map(({ type, start }) => `${type} ${start}`);

  test('are made on Monday and on the 1st at seven in the zone of the company', async () => {
    const { schedule, view, list } = await reporting('2026-11-29T00:00:00Z');
    await view('2026-11-24T10:00:00Z', 'ana');
    await schedule('2026-11-30T05:59:00Z');
    expect(starts(await list())).toEqual([]);
    await schedule('2026-11-30T06:05:00Z');
    expect(starts(await list())).toEqual(['week 2026-11-23']);
    await schedule('2026-12-01T05:59:00Z');
    expect(starts(await list())).toHaveLength(1);
    await schedule('2026-12-01T06:05:00Z');
    expect(starts(await list())).toEqual(['week 2026-11-23', 'month 2026-11-01']);
    await schedule('2026-12-01T06:15:00Z');
    expect(starts(await list())).toHaveLength(2);
  });

  test('that were missed are made up, but only since there is something to report', async () => {
    const { schedule, view, list } = await reporting('2026-11-29T00:00:00Z');
    await view('2026-11-11T10:00:00Z', 'ana');
    await schedule('2026-12-10T12:00:00Z');
    expect(starts(await list())).toEqual([
      'week 2026-11-30',
      'week 2026-11-23',
      'week 2026-11-16',
      'week 2026-11-09',
      'month 2026-11-01',
    ]);
  });

  test('are not made of a company that has nothing to count, or is in the bin', async () => {
    const { schedule, list, view, call, company, db } = await reporting();
    await schedule('2026-11-24T12:00:00Z');
    expect(await list()).toEqual([]);
    await view('2026-11-17T10:00:00Z', 'ana');
    await call(marketingCompaniesApi.remove, { params: { id: company } });
    await schedule('2026-11-24T12:10:00Z');
    expect(await readRows(db, sql`select id from marketing_analytics`)).toEqual([]);
  });

  test('count as the last step of a company', async () => {
    const { make, call } = await reporting();
    await make({ type: 'week', start: '2026-11-16' });
    expect((await call(marketingCompaniesApi.list)).body[0]).toMatchObject({ reportCount: 1 });
  });
});
