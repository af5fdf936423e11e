import { expect, test } from 'vitest';
import type { ImportDetail } from '../../../../../shared/imports/import';
import {
  type MarketingLead,
  marketingLeadImports as api,
  marketingLeadsApi,
} from '../../../../../shared/marketing/capture/leads/endpoints';
import { marketingActs } from '../../../../../shared/marketing/acts/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { testApp } from '../../../../testing/app';
import { finishJobs } from '../../../../testing/finish-jobs';
import { bakery } from '../../testing/companies';

async function withImports() {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const { body: company } = await call(marketingCompaniesApi.create, { body: bakery });
  const bring = async (text: string, into = company.id as number) => {
    const headers = { 'Content-Type': 'text/csv' };
    const uploaded = await call(api.upload, { body: text as never, query: { into }, headers });
    const { id, mapping } = uploaded.body as ImportDetail;
    const params = { id };
    await call(api.mapping, { params, body: mapping });
    await finishJobs(app);
    await call(api.commit, { params });
    await finishJobs(app);
    const rows = (await call(api.rows, { params })).body.rows as { action: string }[];
    return {
      detail: (await call(api.read, { params })).body as ImportDetail,
      actions: rows.map(({ action }) => action),
    };
  };
  const leads = async (of = company.id as number) =>
    (await call(marketingLeadsApi.list, { query: { company: of } })).body.rows as MarketingLead[];
  return { ...app, call, company, bring, leads };
}

const file = `Nombre;Correo;Empresa;Estado;Consentimiento
Eva Puig;eva@example.org;Forn Vell;ganado;confirmed
Joan;joan@example.org;;;
Eva otra vez;EVA@example.org;;;
;;;perdido;
`;

test('a file makes leads by their address, gives no consent, and can be taken back', async () => {
  const { bring, leads, call, runJobs, mailbox } = await withImports();
  const { detail, actions } = await bring(file);
  expect(actions).toEqual(['create', 'create', 'skip', 'error']);
  expect((await leads()).toReversed()).toMatchObject([
    { contactName: 'Eva Puig', companyName: 'Forn Vell', status: 'won', consent: 'none', source: 'import' },
    { contactName: 'Joan', status: 'new', consent: 'none' },
  ]);
  await runJobs();
  expect(mailbox).toEqual([]);
  expect((await bring(file)).actions).toEqual(['skip', 'skip', 'skip', 'error']);
  await call(marketingActs.undo, { params: { act: detail.act as string } });
  expect(await leads()).toEqual([]);
});

test('what is exported comes back as it was, and nothing in it is run as a formula', async () => {
  const { call, bring, leads, company } = await withImports();
  const body = {
    marketingCompanyId: company.id,
    contactName: '=1+1',
    contactEmail: 'eva@example.org',
    status: 'qualified',
    notes: 'Dos líneas;\n"con comillas"',
    timezone: 'Europe/Madrid',
    contactPhone: '+34 600 111 222',
  };
  await call(marketingLeadsApi.create, { body });
  const exported = await call(marketingLeadsApi.exportList, {
    query: { company: company.id },
    headers: { 'Accept-Language': 'es' },
  });
  expect(exported.headers['content-disposition']).toContain('.csv');
  expect(exported.text).toContain("'=1+1");
  const { body: other } = await call(marketingCompaniesApi.create, { body: { ...bakery, name: 'Otra' } });
  expect((await bring(exported.text, other.id)).actions).toEqual(['create']);
  const [before] = await leads();
  const [after] = await leads(other.id);
  const told = ({
    contactName,
    contactEmail,
    contactPhone,
    status,
    notes,
    timezone,
    source,
  }: MarketingLead) => ({
    contactName,
    contactEmail,
    contactPhone,
    status,
    notes,
    timezone,
    source,
  });
  expect(told(after as MarketingLead)).toEqual(told(before as MarketingLead));
});
