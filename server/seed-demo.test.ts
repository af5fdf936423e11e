import { expect, test } from 'vitest';
import { accountsApi } from '../shared/accounts/endpoints';
import { demoAccount } from './features/auth/demo-account';
import { type CompanySummary, companies } from '../shared/consulting/companies/endpoints';
import { departments, problems } from '../shared/consulting/items/endpoints';
import { reports } from '../shared/consulting/report/endpoints';
import type { CompanyData } from '../shared/consulting/report/company-data';
import { swot } from '../shared/consulting/swot/endpoints';
import { missingForReport } from '../shared/consulting/report/readiness';
import type { Problem } from '../shared/consulting/items/tables';
import { leadContacts } from '../shared/leads/contacts/endpoints';
import { marketingSetsApi, type WholeSet } from '../shared/marketing/campaigns/sets/endpoints';
import { marketingCompaniesApi } from '../shared/marketing/companies/endpoints';
import { findUserByEmail } from './features/auth/auth.queries';
import { sampleReport } from '../shared/consulting/sample/sample-report';
import { seedDemo } from './seed-demo';
import { testApp } from './testing/app';
import { rowsOf } from './testing/database';

test('the demo shows a company whose parts are all filled in, and one that is not ready yet', async () => {
  const { as, db, config } = await testApp();
  await seedDemo(db, config);
  await seedDemo(db, config);
  const owner = await findUserByEmail(db, demoAccount.email);
  const call = await as(owner!);
  const listed: CompanySummary[] = (await call(companies.list)).body;
  expect(listed.map(({ counts, hasReport }) => [missingForReport(counts).length, hasReport])).toEqual([
    [1, false],
    [0, true],
  ]);

  const params = { companyId: listed[1]!.id };
  const names = new Map<number, string>(
    (await call(departments.list, { params })).body.map(({ id, name }: { id: number; name: string }) => [
      id,
      name,
    ]),
  );
  const hurt: Problem[] = (await call(problems.list, { params })).body;
  expect(hurt.slice(0, 3).map(({ departmentId }) => names.get(departmentId!))).toEqual([
    'Ventas',
    'Obrador',
    'Administración',
  ]);
  const { opportunities, threats } = (await call(swot.read, { params })).body;
  expect([opportunities.length, threats.length]).toEqual([2, 2]);
  const snapshot = (await call(reports.snapshot, { params })).body;
  expect(snapshot.problems.map(({ id }: Problem) => id)).toEqual(hurt.map(({ id }) => id));
});

test('the log of the demo begins with the account and its data', async () => {
  const { as, db, config } = await testApp();
  await seedDemo(db, config);
  const demo = (await findUserByEmail(db, demoAccount.email))!;
  const call = await as(demo);
  const { body } = await call(accountsApi.log, { params: { accountId: demo.id } });
  const actor = { id: demo.id, name: demo.name };
  expect(body).toMatchObject([
    { kind: 'samplesLoaded', actor, address: '' },
    { kind: 'created', actor, address: '' },
  ]);
});

test('the demo shows a product with its nine campaigns, of which some are out and some are left to approve', async () => {
  const { as, db, config } = await testApp();
  await seedDemo(db, config);
  const call = await as((await findUserByEmail(db, demoAccount.email))!);
  const listed = (await call(marketingCompaniesApi.list)).body as { id: number; name: string }[];
  const bakery = listed.find(({ name }) => name.startsWith('Panadería'));
  const [set] = (await call(marketingSetsApi.list, { query: { company: bakery!.id } })).body as WholeSet[];
  expect(set).toMatchObject({ status: 'ready', done: 9, notices: [] });
  const whole: WholeSet = (await call(marketingSetsApi.read, { params: { id: set!.id } })).body;
  const statuses = whole.campaigns.map(({ status }) => status).sort();
  expect(statuses).toEqual([
    'approved',
    'approved',
    'approved',
    'draft',
    'draft',
    'draft',
    'finished',
    'running',
    'running',
  ]);
});

test('the leads of the demo are contacts once, as they came and with what they agreed to', async () => {
  const { as, db, config } = await testApp();
  await seedDemo(db, config);
  const call = await as((await findUserByEmail(db, demoAccount.email))!);
  const { body: counted } = await call(leadContacts.count, { query: {} });
  const taken = await rowsOf<{ names: string[]; addresses: number; contacts: number; late: number }>(
    db,
    `select count(distinct contact.id)::int as contacts, count(distinct lower(lead.contact_email))::int as addresses,
      count(*) filter (where contact.created_at <> lead.created_at)::int as late,
      array_agg(distinct contact.source) as names
    from marketing_leads lead join crm_contacts contact on contact.id = lead.contact_id
      join crm_contact_points point on point.contact_id = contact.id and point.normalised = lower(lead.contact_email)
    where lead.status <> 'spam'`,
  );
  expect(taken).toEqual([{ contacts: 27, addresses: 27, late: 0, names: ['comerzia'] }]);
  expect(counted).toMatchObject({ count: 60 + 27 });
  const consents = await rowsOf(
    db,
    `select state, count(*)::int as count from crm_consents where source like 'COMERZIA:%' or source = 'Bienvenida'
      group by 1 order by 1`,
  );
  expect(consents).toEqual([
    { state: 'granted', count: 21 },
    { state: 'withdrawn', count: 1 },
  ]);
});

test('the sample report that visitors read is the one of the demo', async () => {
  const { as, db, config } = await testApp();
  await seedDemo(db, config);
  const call = await as((await findUserByEmail(db, demoAccount.email))!);
  const [, bakery]: CompanySummary[] = (await call(companies.list)).body;
  const params = { companyId: bakery!.id };
  const { report, snapshot } = sampleReport('es');
  const { analysis, recommendations, aiArchitecture, language, startsOn } = report;
  expect((await call(reports.read, { params })).body).toMatchObject({
    analysis,
    recommendations,
    aiArchitecture,
    language,
    startsOn,
  });
  const own: CompanyData = (await call(reports.snapshot, { params })).body;
  expect(textsOf(snapshot)).toEqual(textsOf(own));
});

/** What a snapshot says, without the ids of its rows. */
const textsOf = ({ company, products, departments, problems, strengths, modulesBy }: CompanyData) => ({
  company,
  modulesBy,
  products: products.map(({ name, description, type }) => [name, description, type]),
  departments: departments.map((one) => [one.name, one.function, one.digitalizationLevel]),
  problems: problems.map(({ description, priority, departmentId }) => [
    description,
    priority,
    departments.find(({ id }) => id === departmentId)?.name,
  ]),
  strengths: strengths.map(({ description, impact }) => [description, impact]),
});
