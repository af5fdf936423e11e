import { expect, test } from 'vitest';
import { accountsApi, type LogEntry } from '../../../../shared/accounts/endpoints';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { shares } from '../../../../shared/consulting/shares/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const day = 24 * 60 * 60 * 1_000;
const noon = Date.parse('2026-03-02T12:00:00Z');

async function withReport() {
  const clock = { now: noon };
  const app = await testApp({ now: () => new Date(clock.now) });
  const { owner, company } = await app.build.company(undefined, { email: 'owner@espiga.example' });
  const items = await app.build.items(company.id);
  const report = await app.build.report(company);
  // The tokens of the test use the test's clock, too.
  const call = await app.as(owner, new Date(noon + 365 * day));
  const params = { companyId: company.id };
  const share = async (body: object = {}) => (await call(shares.create, { params, body })).body;
  const open = (token: string) => app.anonymous(shares.read, { params: { token } });
  return { ...app, clock, call, params, share, open, owner, company, items, report };
}

test('anybody with the link reads the report, and nothing else about its owner', async () => {
  const { share, open, owner, items, config } = await withReport();
  const made = await share();
  expect(made.url).toBe(`${config.publicUrl}/shared/reports/${made.token}`);
  const { status, body, text, headers } = await open(made.token);
  expect(status).toBe(200);
  expect(body.report).toMatchObject({ analysis: 'Analysis', language: 'en', startsOn: null });
  expect(body.snapshot).toEqual({
    company: {
      name: 'Espiga',
      sector: 'Food',
      size: 'small',
      structure: 'simple',
      country: 'ES',
      hasTenOrMore: false,
      hourCost: null,
      hourCurrency: 'EUR',
    },
    products: [{ id: 1, name: 'Bread', description: 'Sourdough', type: 'product' }],
    departments: [{ id: 1, name: 'Ventas', function: 'Sells', digitalizationLevel: 3, programs: null }],
    problems: [
      {
        id: 1,
        description: 'Tareas manuales',
        priority: 4,
        departmentId: null,
        hoursPerMonth: null,
        measure: null,
        responsibleId: null,
        strengthIds: [1],
      },
    ],
    strengths: [{ id: 1, description: 'Datos históricos', impact: 4 }],
    people: [],
    modulesBy: 'meaning',
    benchmarks: [],
  });
  for (const secret of [owner.username, owner.email, 'owner@espiga.example', items.contact.name]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/userId|companyId|token/i);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test('a shared report that was made when modules came in by the beginnings of words says so', async () => {
  const { db, share, open } = await withReport();
  await rowsOf(db, `update reports set snapshot = snapshot - 'modulesBy'`);
  expect((await open((await share()).token)).body.snapshot.modulesBy).toBe('beginning');
});

test('a problem in a shared report still says which department it hurts', async () => {
  const { build, db, share, open, company, items } = await withReport();
  await rowsOf(db, `delete from reports`);
  await rowsOf(db, `update problems set department_id = ${items.department.id}`);
  await build.report(company);
  const { body } = await open((await share()).token);
  expect(body.snapshot.problems).toMatchObject([{ departmentId: body.snapshot.departments[0].id }]);
});

test('the SWOT analysis is shown as it is now if it was asked for, and otherwise not at all', async () => {
  const { share, open } = await withReport();
  const [shown, hidden] = [await share({ withSwot: true }), await share()];
  expect((await open(shown.token)).body.swot).toMatchObject({
    strengths: [{ id: 1, description: 'Datos históricos', level: 4 }],
    weaknesses: [{ id: 1, description: 'Tareas manuales', level: 4 }],
    opportunities: [],
    threats: [{ id: 1, description: 'Prices' }],
  });
  expect((await open(hidden.token)).body.swot).toBeNull();
});

test('a link is listed without its token, which is kept nowhere', async () => {
  const { call, params, share, db } = await withReport();
  const first = await share({ days: 1 });
  const second = await share({ withSwot: true });
  const list = await call(shares.list, { params });
  const at = (days: number) => new Date(noon + days * day).toISOString();
  expect([list.status, list.body]).toEqual([
    200,
    [
      { id: second.id, withSwot: true, createdAt: at(0), expiresAt: at(30) },
      { id: first.id, withSwot: false, createdAt: at(0), expiresAt: at(1) },
    ],
  ]);
  expect(JSON.stringify(await rowsOf(db, 'select * from report_shares'))).not.toContain(second.token);
});

test('a link works until its time is over, and not from that moment on', async () => {
  const { call, params, clock, share, open, db, clear } = await withReport();
  const { token } = await share({ days: 90 });
  const kept = await share({ days: 90 });
  clock.now = noon + 90 * day - 1;
  expect((await open(token)).status).toBe(200);
  await clear();
  clock.now += 1;
  const answer = await open(token);
  expect([answer.status, answer.body]).toEqual([
    404,
    { message: 'This link doesn’t work any more. Ask whoever sent it to you for a new one.' },
  ]);
  expect((await call(shares.list, { params })).body).toEqual([]);
  expect(await rowsOf(db, `select 1 from report_shares where id = ${kept.id}`)).toHaveLength(1);
  clock.now += 1;
  await clear();
  expect(await rowsOf(db, 'select 1 from report_shares')).toEqual([]);
});

test('a withdrawn link, one of a deleted company and one never given out are not found', async () => {
  const { call, owner, params, share, open } = await withReport();
  const [first, second] = [await share(), await share()];
  expect((await call(shares.withdraw, { params: { id: first.id } })).status).toBe(204);
  expect((await open(first.token)).status).toBe(404);
  const { body: log } = await call(accountsApi.log, { params: { accountId: owner.owner } });
  expect((log as LogEntry[]).map(({ kind }) => kind).toSorted()).toEqual([
    'reportShared',
    'reportShared',
    'reportWithdrawn',
  ]);
  expect((await call(shares.withdraw, { params: { id: first.id } })).status).toBe(404);
  expect((await open(second.token)).status).toBe(200);
  await call(companies.remove, { params });
  expect((await open(second.token)).status).toBe(404);
  for (const token of ['x', 'a'.repeat(43), '%', `${second.token}x`]) {
    expect([token, (await open(token)).status]).toEqual([token, 404]);
  }
});

test('only the owner can withdraw a link', async () => {
  const { as, build, share, open } = await withReport();
  const { id, token } = await share();
  const stranger = await as(await build.user(), new Date(noon + day));
  expect((await stranger(shares.withdraw, { params: { id } })).status).toBe(404);
  expect((await open(token)).status).toBe(200);
});

test('a company without a report has nothing to share', async () => {
  const { call, build, owner } = await withReport();
  const { company } = await build.company(owner);
  const answer = await call(shares.create, { params: { companyId: company.id }, body: {} });
  expect([answer.status, answer.body]).toEqual([404, { message: 'This company has no report yet' }]);
  expect((await call(shares.list, { params: { companyId: company.id } })).body).toEqual([]);
});

test.each([
  [{ days: 0 }, 'days', 'Elige entre 1 y 90 días'],
  [{ days: 91 }, 'days', 'Elige entre 1 y 90 días'],
  [{ days: 1.5 }, 'days', 'Elige entre 1 y 90 días'],
  [{ withSwot: 'no' }, 'withSwot', 'Este valor no es válido'],
])('a link with %j is refused', async (body, field, text) => {
  const { call, params } = await withReport();
  const answer = await call(shares.create, { params, body });
  expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
});

test('a link to a report that is being deleted is made or not found, never a failure', async () => {
  const { as, build, owner, db } = await withReport();
  const call = await as(owner, new Date(noon + day));
  const before = await rowsOf(db, 'select 1 from report_shares');
  for (let round = 0; round < 10; round += 1) {
    const { company } = await build.company(owner);
    await build.report(company);
    const params = { companyId: company.id };
    const [made, removed] = await Promise.all([
      call(shares.create, { params, body: {} }),
      call(companies.remove, { params }),
      call(shares.create, { params, body: {} }),
    ]);
    expect([201, 404]).toContain(made.status);
    expect(removed.status).toBe(204);
  }
  expect(await rowsOf(db, 'select 1 from report_shares')).toEqual(before);
});

test('guessing at links is slowed down', async () => {
  const { open } = await withReport();
  const statuses: number[] = [];
  for (let guess = 0; guess < 301; guess += 1) statuses.push((await open(`guess-${guess}`)).status);
  expect(statuses.slice(0, 300).every((status) => status === 404)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
