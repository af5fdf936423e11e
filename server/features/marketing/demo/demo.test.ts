import { expect, test } from 'vitest';
import {
  marketingAnalyticsApi,
  type ListedReport,
  type MarketingReports,
  marketingReportsApi,
} from '../../../../shared/marketing/analytics/endpoints';
import type { ConsentEvidence, MarketingLead } from '../../../../shared/marketing/capture/leads/endpoints';
import { marketingLeadsApi } from '../../../../shared/marketing/capture/leads/endpoints';
import {
  unanswered,
  waiting as everybodyWaiting,
} from '../../../../shared/marketing/capture/leads/unanswered';
import { marketingPagesApi } from '../../../../shared/marketing/capture/pages/endpoints';
import { type Submission, submissionsApi } from '../../../../shared/marketing/capture/submissions/endpoints';
import { suppressionsApi } from '../../../../shared/marketing/capture/suppressions/endpoints';
import { visitorPages } from '../../../../shared/marketing/capture/visitors/endpoints';
import {
  type ListedPublication,
  marketingPublicationsApi,
} from '../../../../shared/marketing/publications/endpoints';
import type { ProductAnalysis } from '../../../../shared/marketing/products/analysis';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import {
  type ListedEnrolment,
  marketingSequencesApi,
} from '../../../../shared/marketing/sequences/endpoints';
import { marketingCompaniesApi } from '../../../../shared/marketing/companies/endpoints';
import { todayApi } from '../../../../shared/today/endpoints';
import type { Today } from '../../../../shared/today/today';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { seedDemoMarketing } from './seed-demo';

/** A Wednesday in Madrid, at noon. */
const noon = '2026-03-18T11:00:00Z';

/** Whom the leads are handed over to is a matter of the whole server. */
const untold = async () => undefined;

async function seeded(at = noon) {
  const now = new Date(at);
  const app = await testApp({ now: () => now });
  const user = await app.build.user();
  // Tokens are checked by the app's clock.
  const call = await app.as(user, new Date(now.getTime() + 365 * 86_400_000));
  await app.db.transaction((tx) => seedDemoMarketing(tx, user.owner, untold, now));
  const found = await rowsOf<{ id: number }>(
    app.db,
    "select id from marketing_companies where name like 'Panadería%'",
  );
  const company = found[0]?.id as number;
  const numbers = async <Row>(sql: string) => (await rowsOf<Row>(app.db, sql))[0] as Row;
  const leads = async (): Promise<MarketingLead[]> =>
    (await call(marketingLeadsApi.list, { query: { company, limit: 100 } })).body.rows;
  return { ...app, now, call, company, numbers, leads };
}

/** How many rows say what. */
function countBy<Row>(rows: readonly Row[], of: (row: Row) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[of(row)] = (counts[of(row)] ?? 0) + 1;
  return counts;
}

test('the demo has published posts with links and a ledger, one that needs the user, and others to come', async () => {
  const { call, company, now, numbers } = await seeded();
  const query = { company, limit: 50 };
  const rows: ListedPublication[] = (await call(marketingPublicationsApi.list, { query })).body.rows;
  expect(countBy(rows, ({ status }) => status)).toEqual({ published: 7, manual_pending: 1, queued: 3 });
  expect(new Set(rows.map(({ network }) => network))).toEqual(new Set(['rss', 'facebook', 'linkedin']));
  expect(new Set(rows.map(({ link }) => link)).size).toBe(rows.length);
  for (const { status, dueAt } of rows) expect(new Date(dueAt) > now).toBe(status === 'queued');
  const ledger = await numbers<{ feed: number; calls: number; pictured: number }>(
    `select (select count(*)::int from marketing_publication_attempts where outcome = 'accepted') as calls,
      (select count(*)::int from marketing_publications as one join marketing_channels as channel
        on channel.id = one.channel_id where one.status = 'published' and channel.network = 'rss') as feed,
      (select count(*)::int from marketing_publications where asset_id is not null) as pictured`,
  );
  expect(ledger.calls).toBe(ledger.feed);
  expect(ledger.pictured).toBe(rows.length);
});

test('each product has a full brief whose facts agree, and the English loaf has finished pieces', async () => {
  const { call, db } = await seeded();
  const products = await rowsOf<{ id: number }>(db, 'select id from marketing_products order by id');
  for (const { id } of products) {
    const analysis: ProductAnalysis = (await call(marketingProductsApi.analysis, { params: { id } })).body;
    expect(analysis).toMatchObject({ isReady: true, isThin: false, lacks: [], contradictions: [] });
    expect([analysis.proposals, analysis.otherLanguage]).toEqual([0, []]);
    expect(analysis.score).toBeGreaterThanOrEqual(90);
  }
  const english = await rowsOf<{ type: string; angle: string }>(
    db,
    "select type, angle from marketing_campaigns where language = 'en' and approved_version is not null",
  );
  expect(countBy(english, ({ angle }) => angle)).toEqual({ outcome: 3, proof: 3 });
});

test('the demo has a page that visitors see and leads of all states, each with its form and its evidence', async () => {
  const { call, company, anonymous, leads } = await seeded();
  const [page] = (await call(marketingPagesApi.list, { query: { company } })).body.rows;
  expect((await anonymous(visitorPages.show, { params: { slug: page.slug } })).status).toBe(200);
  const all = await leads();
  const statuses = ['contacted', 'engaged', 'lost', 'new', 'qualified', 'spam', 'won'];
  expect([all.length, Object.keys(countBy(all, ({ status }) => status)).sort()]).toEqual([28, statuses]);
  expect(countBy(all, ({ consent }) => consent)).toEqual({
    confirmed: 20,
    none: 5,
    pending: 2,
    withdrawn: 1,
  });
  for (const { id, consent, contactEmail } of all) {
    expect(contactEmail).toMatch(/@example\.org$/);
    const evidence: ConsentEvidence[] = (await call(marketingLeadsApi.consents, { params: { id } })).body;
    expect(evidence[0]?.state ?? 'none').toBe(consent);
  }
  // The rail, Today and the list that both lead to count the same people.
  const companies = (await call(marketingCompaniesApi.list)).body as { id: number }[];
  const espiga = companies.find(({ id }) => id === company);
  const day = (await call(todayApi.read)).body as Today;
  const filter = JSON.stringify(unanswered);
  const waiting = await call(marketingLeadsApi.count, { query: { company, filter } });
  const both = { query: { company, filter: JSON.stringify(everybodyWaiting) } };
  expect((await call(marketingLeadsApi.count, both)).body).toMatchObject({ count: 6 });
  expect(espiga).toMatchObject({ unansweredCount: 4 });
  const people = day.waiting.find(({ kind }) => kind === 'lead');
  expect(people).toMatchObject({ total: 4 });
  expect(people?.rows.map(({ about, asked }) => [about, asked])).toContainEqual([
    'Hogaza de masa madre',
    '¿La hacéis también sin sal?',
  ]);
  expect(waiting.body).toMatchObject({ count: 4 });
  const byWaiting = (await call(marketingLeadsApi.list, { query: { company, sort: '-unanswered' } })).body;
  const first = (byWaiting.rows as MarketingLead[]).slice(0, 7);
  // Those who answered a mail stand among them.
  expect(first.map(({ status, waits }) => (waits ? 'waits' : status))).toEqual([
    ...['new', 'waits', 'new', 'waits', 'new', 'new'],
    'contacted',
  ]);
  // Who has waited longest comes first.
  expect(first[0]).toMatchObject({
    contactName: 'Úrsula Pedraza Nieto',
    asked: '¿La hacéis también sin sal?',
  });
  const forms = (await call(submissionsApi.list, { query: { company, limit: 100 } })).body.rows;
  expect(countBy(forms as Submission[], ({ verdict }) => verdict)).toEqual({
    accepted: 28,
    suspect: 2,
  });
});

test('the demo has a sequence that is on, whose mails were answered or unsubscribed from', async () => {
  const { call, company, leads } = await seeded();
  const [sequence] = (await call(marketingSequencesApi.list, { query: { company } })).body;
  expect(sequence).toMatchObject({ status: 'on', stepCount: 2, active: 0, enrolled: 21, answered: 5 });
  // Who answered or unsubscribed after the first mail has had one only.
  expect(sequence.finished).toBe(15);
  expect(sequence.messages).toMatchObject({ sent: 36, waiting: 0, skipped: 6, failed: 0 });
  const answered = { params: { id: sequence.id }, query: { answered: 'true' } } as const;
  const answers: ListedEnrolment[] = (await call(marketingSequencesApi.enrolments, answered)).body.rows;
  expect(answers.map(({ leadName, waits }) => [leadName, waits])).toEqual([
    ['Ramiro Olmedo Salas', true],
    ['Inmaculada Roldán Puig', true],
    ['Noelia Barrientos Gil', false],
    ['Isidro Bermejo Cuesta', false],
    ['Rosalía Melgar Ibáñez', false],
  ]);
  const suppressed = (await call(suppressionsApi.list, { query: { company } })).body.rows;
  const withdrawn = (await leads()).find(({ consent }) => consent === 'withdrawn');
  expect(suppressed).toMatchObject([{ email: withdrawn?.contactEmail, reason: 'unsubscribed' }]);
});

test('the figures of the month hang together, and the report says what the analytics count', async () => {
  const { call, company } = await seeded();
  const { now, before } = (await call(marketingAnalyticsApi.funnel, { query: { company } })).body;
  expect(now.clicks).toBeGreaterThan(now.visitors);
  expect(now.visitors).toBeGreaterThan(300);
  expect(now.bots).toBeGreaterThan(50);
  expect(now).toMatchObject({
    leads: 27,
    pageLeads: 27,
    spam: 1,
    confirmed: 21,
    qualified: 6,
    won: 3,
    published: 7,
  });
  expect([before.views, before.clicks, before.leads]).toEqual([0, 0, 0]);
  const { reports }: MarketingReports = (await call(marketingReportsApi.list, { query: { company } })).body;
  const { id, start } = reports[0] as ListedReport;
  expect([reports.length, start]).toEqual([1, '2026-03-09']);
  const { data } = (await call(marketingReportsApi.read, { params: { id } })).body;
  const query = { company, from: '2026-03-09', to: '2026-03-16' };
  expect(data.now).toEqual((await call(marketingAnalyticsApi.funnel, { query })).body.now);
});

test.each([
  ['at noon', noon],
  ['just after midnight on a Monday', '2026-03-15T23:05:00Z'],
  ['on the day when clocks go forward', '2026-03-29T12:00:00Z'],
])('nothing is left to be sent, and nothing has happened in the future: %s', async (_, at) => {
  const { numbers } = await seeded(at);
  const found = await numbers<Record<string, number>>(
    `select (select count(*)::int from mails) as mails,
      (select count(*)::int from marketing_messages where status in ('due', 'soft', 'sending')) as waiting,
      (select count(*)::int from marketing_publications where status = 'queued' and next_at <= '${at}') as due,
      (select count(*)::int from marketing_page_views where at > '${at}') as views,
      (select count(*)::int from marketing_clicks where at > '${at}') as clicks,
      (select count(*)::int from marketing_lead_events where at > '${at}') as events,
      (select count(*)::int from marketing_messages where sent_at > '${at}') as sent,
      (select count(*)::int from marketing_channels where network not in ('rss', 'facebook', 'linkedin')) as called`,
  );
  expect(new Set(Object.values(found))).toEqual(new Set([0]));
});
