import { expect, test } from 'vitest';
import type { CompanyData } from '../../../../shared/consulting/report/company-data';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { departments, problems, products, strengths } from '../../../../shared/consulting/items/endpoints';
import { reports } from '../../../../shared/consulting/report/endpoints';
import { buildReport } from '../../../../shared/consulting/report/build-report';
import { fingerprintOf } from '../../../../shared/consulting/report/fingerprint';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const texts = { analysis: 'Analysis\n- line', recommendations: 'Do it', aiArchitecture: 'Modular' };

async function withReadyCompany(now?: () => Date) {
  const test = await testApp(now && { now });
  const { owner, company } = await test.build.company();
  await test.build.items(company.id);
  return { ...test, call: await test.as(owner), companyId: company.id };
}

test('a ready company gets one report, which keeps its language and the data it was made from', async () => {
  const { call, companyId, db } = await withReadyCompany();
  const params = { companyId };
  const before = await call(reports.read, { params });
  expect([before.status, before.body]).toEqual([200, null]);

  const made = await call(reports.create, {
    body: { ...texts, companyId },
    headers: { 'Accept-Language': 'es' },
  });
  expect([made.status, made.body]).toMatchObject([201, { ...texts, language: 'es', companyId }]);
  expect((await call(reports.read, { params })).body).toEqual(made.body);
  expect((await call(companies.list)).body[0].hasReport).toBe(true);
  const [row] = await rowsOf<{ snapshot: object }>(db, 'select snapshot from reports');
  expect(row?.snapshot).toMatchObject({
    company: { name: 'Espiga', size: 'small' },
    departments: [{ name: 'Ventas' }],
    problems: [{ priority: 4 }],
  });
});

test('a report keeps the data it was made from, when the company moves on', async () => {
  const { call, companyId, build } = await withReadyCompany();
  const params = { companyId };
  expect((await call(reports.snapshot, { params })).status).toBe(404);
  await call(reports.create, { body: { ...texts, companyId } });
  const before = await call(reports.snapshot, { params });
  await call(companies.update, { params, body: { name: 'Another', size: 'large' } });
  await build.items(companyId);
  const after = await call(reports.snapshot, { params });
  expect([after.status, after.body]).toEqual([200, before.body]);
  const [product] = (await call(products.list, { params })).body;
  expect(after.body).toMatchObject({
    company: { name: 'Espiga' },
    products: [{ id: product.id, name: 'Bread' }],
  });
});

test('the day on which the plan begins is all that may change in a report', async () => {
  const { call, companyId } = await withReadyCompany();
  const params = { companyId };
  const startOn = (body: object) => call(reports.update, { params, body });
  const none = await startOn({ startsOn: '2026-01-31' });
  expect([none.status, none.body]).toEqual([404, { message: 'This company has no report yet' }]);

  const made = await call(reports.create, { body: { ...texts, companyId } });
  expect(made.body.startsOn).toBeNull();
  const chosen = await startOn({ startsOn: '2026-01-31', analysis: 'Forged', snapshot: {}, language: 'es' });
  expect([chosen.status, chosen.body]).toEqual([200, { ...made.body, startsOn: '2026-01-31' }]);
  expect((await call(reports.read, { params })).body).toEqual(chosen.body);
  expect((await startOn({ startsOn: null })).body).toEqual(made.body);
});

test.each(['2026-02-30', 'tomorrow', '', 20260101, undefined])(
  'a plan cannot begin on %j',
  async (startsOn) => {
    const { call, companyId } = await withReadyCompany();
    await call(reports.create, { body: { ...texts, companyId } });
    const answer = await call(reports.update, { params: { companyId }, body: { startsOn } });
    expect([answer.status, answer.body.fields]).toEqual([400, { startsOn: 'La fecha no es válida' }]);
  },
);

test.each(['0000-01-01', '1999-12-31', '2101-01-01'])('a plan cannot begin on %s', async (startsOn) => {
  const { call, companyId } = await withReadyCompany();
  await call(reports.create, { body: { ...texts, companyId } });
  const answer = await call(reports.update, { params: { companyId }, body: { startsOn } });
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    { startsOn: 'Elige una fecha entre el 2000-01-01 y el 2100-12-31' },
  ]);
});

test('a second report is refused, also when both are asked for at once', async () => {
  const { call, companyId } = await withReadyCompany();
  const ask = () => call(reports.create, { body: { ...texts, companyId } });
  const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await ask()).body.message).toBe(
    'This company already has a report, and a report can’t be modified',
  );
});

test('a report remembers how modules came in, and one that does not is older than their lists of words', async () => {
  const { call, companyId, db } = await withReadyCompany();
  const params = { companyId };
  await call(reports.create, { body: { ...texts, companyId } });
  expect((await call(reports.snapshot, { params })).body.modulesBy).toBe('meaning');
  await rowsOf(db, `update reports set snapshot = snapshot - 'modulesBy'`);
  expect((await call(reports.snapshot, { params })).body.modulesBy).toBe('beginning');
});

test('a report keeps which public figures it showed when it was made, and an older one shows none', async () => {
  const { call, companyId, db } = await withReadyCompany(() => new Date('2026-05-01T09:00:00Z'));
  const params = { companyId };
  await call(companies.update, { params, body: { size: 'medium' } });
  await call(reports.create, { body: { ...texts, companyId } });
  expect((await call(reports.snapshot, { params })).body.benchmarks).toEqual([
    'es-ai-50-249',
    'es-intensity',
    'es-cloud',
  ]);
  await rowsOf(db, `update reports set snapshot = snapshot - 'benchmarks'`);
  expect((await call(reports.snapshot, { params })).body.benchmarks).toEqual([]);
});

test('the server builds the report itself, and refuses when the company has changed since the caller read it', async () => {
  const { call, companyId, build } = await withReadyCompany();
  const params = { companyId };
  const ask = (body: object) =>
    call(reports.create, {
      body: { ...body, companyId, language: 'es', isBuilt: true },
      headers: { 'Accept-Language': 'es' },
    });
  const dataNow = async (): Promise<CompanyData> => ({
    company: (await call(companies.read, { params })).body,
    products: (await call(products.list, { params })).body,
    departments: (await call(departments.list, { params })).body,
    problems: (await call(problems.list, { params })).body,
    strengths: (await call(strengths.list, { params })).body,
    people: [],
  });
  const former = fingerprintOf(buildReport(await dataNow(), 'es'));
  await build.items(companyId);
  const refused = await ask({ seen: former });
  expect([refused.status, refused.body]).toEqual([
    409,
    { message: 'La empresa ha cambiado mientras se escribía el informe. Genéralo otra vez.' },
  ]);
  const built = buildReport(await dataNow(), 'es');
  const accepted = await ask({ seen: fingerprintOf(built) });
  expect([accepted.status, accepted.body]).toMatchObject([201, { ...built, language: 'es', companyId }]);
});

test('a report that the server builds needs nothing but its company', async () => {
  const { call, companyId } = await withReadyCompany();
  const made = await call(reports.create, { body: { companyId, isBuilt: true } });
  expect(made.status).toBe(201);
  expect(made.body.analysis).toContain('Tareas manuales');
});

test('a report that its caller writes needs its three texts', async () => {
  const { call, companyId } = await withReadyCompany();
  const answer = await call(reports.create, {
    body: { companyId },
    headers: { 'Accept-Language': 'en' },
  });
  const missing = 'This field is required';
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    { analysis: missing, recommendations: missing, aiArchitecture: missing },
  ]);
});

test('a company that is not ready is refused, naming what is missing', async () => {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  const call = await as(owner);
  await call(products.create, { body: { name: 'x', description: 'x', companyId: company.id } });
  const answer = await call(reports.create, {
    body: { ...texts, companyId: company.id },
    headers: { 'Accept-Language': 'es' },
  });
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      message: 'El informe aún necesita al menos un departamento, un problema y una fortaleza.',
      fields: {
        departments: 'departamentos',
        problems: 'identificar problemas o desafíos',
        strengths: 'identificar fortalezas',
      },
    },
  ]);
});

test('a report that its caller writes has a megabyte, and one that the server builds what its company needs', async () => {
  const { call, companyId } = await withReadyCompany();
  const write = (length: number) =>
    call(reports.create, { body: { ...texts, analysis: 'x'.repeat(length), companyId } });
  expect((await write(1_100_000)).status).toBe(413);
  const description = 'x'.repeat(10_000);
  const items = Array.from({ length: 150 }, () => ({ description, priority: 5 }));
  await call(problems.import, { params: { companyId }, body: { items } });
  const built = await call(reports.create, { body: { companyId, isBuilt: true } });
  expect(built.status).toBe(201);
  expect(built.body.analysis.length).toBeGreaterThan(1_500_000);
});
