import { expect, test } from 'vitest';
import { leadFields } from '../../../../shared/leads/fields/endpoints';
import { leadImports } from '../../../../shared/leads/imports/endpoints';
import { importing } from './testing/importing';

/** Several jobs one after the other, on the embedded database and a busy machine. */
const long = { timeout: 60_000 };

/** Files of a program that nobody has heard of: who sells what to whom, and the accounts besides. */
const sales = [
  'opportunity_id,sales_agent,product,account,deal_stage,engage_date,close_date,close_value',
  'ZX1,Iu Pruna,Forn 300,Can Roc,Won,2025-01-10,2025-02-11,1200.0',
  'ZX2,Iu Pruna,Forn 300,Can Roc,Lost,2025-01-12,2025-03-01,0.0',
  'ZX3,Ona Mas,Pala,Molí Nou,Engaging,2025-03-05,,',
  'ZX4,Ona Mas,Pala,Molí Nou,Prospecting,,,',
  'ZX5,Ona Mas,Pala,,Prospecting,,,',
].join('\n');
const accounts = [
  'account,sector,year_established,revenue,employees,office_location,subsidiary_of',
  'Can Roc,retail,1996,1100.04,2822,United States,',
  'Molí Nou,medical,1999,251.41,495,Kenya,Can Roc',
].join('\n');

/** Where the columns of an uploaded file would go. */
const targetsIn = ({ mapping }: { mapping: { columns: { to: string; field?: string; kind?: string }[] } }) =>
  mapping.columns.map(({ to, field, kind }) => field ?? (kind ? `own ${kind}` : to));

test(
  "a stranger's sales are opportunities with stage, amount and dates, called after account and product",
  long,
  async () => {
    const { upload, check, commit, undo, rows, dump } = await importing();
    const found = (await upload(sales, { name: 'sales.csv' })).body;
    const before = await dump();
    expect(found.entity).toBe('opportunity');
    expect(targetsIn(found)).toEqual([
      'externalId',
      'own text',
      'own text',
      'companyName',
      'stage',
      'createdAt',
      'closeDate',
      'amount',
    ]);
    expect(Object.keys(found.recognised[4].stage)).toEqual(['Won', 'Lost', 'Engaging', 'Prospecting']);
    const checked = await check(found);
    expect(checked.counts).toMatchObject({ create: 4, error: 1 });
    expect(checked.warnings[0]?.text).toContain('título');
    const done = await commit(checked);
    expect(done.counts).toMatchObject({ create: 4, error: 1 });
    const deals = await rows(
      "select title, outcome, amount::int, company_name, to_char(closed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as closed, to_char(created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as began from crm_opportunities order by id",
    );
    expect(deals.slice(0, 3)).toEqual([
      {
        title: 'Can Roc · Forn 300',
        outcome: 'won',
        amount: 120_000,
        company_name: 'Can Roc',
        closed: '2025-02-11',
        began: '2025-01-10',
      },
      {
        title: 'Can Roc · Forn 300',
        outcome: 'lost',
        amount: 0,
        company_name: 'Can Roc',
        closed: '2025-03-01',
        began: '2025-01-12',
      },
      {
        title: 'Molí Nou · Pala',
        outcome: 'open',
        amount: null,
        company_name: 'Molí Nou',
        closed: null,
        began: '2025-03-05',
      },
    ]);
    await undo(done);
    expect(await dump()).toEqual(before);
  },
);

test("a stranger's accounts are companies, by name, sector, size and country", long, async () => {
  const { upload, check, commit, undo, rows, dump } = await importing();
  const found = (await upload(accounts, { name: 'accounts.csv' })).body;
  const before = await dump();
  expect(found.entity).toBe('company');
  expect(targetsIn(found)).toEqual([
    'name',
    'industry',
    'own number',
    'own number',
    'sizeBand',
    'country',
    'own text',
  ]);
  const done = await commit(await check(found));
  expect(await rows('select name, industry, size_band, country from crm_companies order by id')).toEqual([
    { name: 'Can Roc', industry: 'retail', size_band: '250+', country: 'US' },
    { name: 'Molí Nou', industry: 'medical', size_band: '250+', country: 'KE' },
  ]);
  await undo(done);
  expect(await dump()).toEqual(before);
});

test('an opportunity that is known keeps its title when a file without titles changes it', long, async () => {
  const { importFile, rows } = await importing();
  await importFile(sales);
  await rows("update crm_opportunities set title = 'El forn nou' where outcome = 'won'");
  await importFile(sales.replace('1200.0', '1300.0'));
  expect(await rows("select title, amount::int from crm_opportunities where outcome = 'won'")).toEqual([
    { title: 'El forn nou', amount: 130_000 },
  ]);
});

test('an import whose rows are all refused leaves no own fields behind', long, async () => {
  const { importFile, call } = await importing();
  const done = await importFile('Empresa;Color favorito\n;Rojo\n;Azul', { entity: 'company' });
  expect(done.counts).toMatchObject({ create: 0, error: 2 });
  expect((await call(leadFields.list)).body).toEqual([]);
});

test('a known record gets an own field that the import makes, and the check says so', long, async () => {
  const { upload, importFile, check, commit, call } = await importing();
  await importFile('Nombre;Email\nIu;iu@roc.example');
  const found = (await upload('Nombre;Email;Color\nIu;iu@roc.example;Rojo')).body;
  const checked = await check(found);
  expect(checked.counts).toMatchObject({ update: 1, skip: 0 });
  expect((await commit(checked)).counts).toMatchObject({ update: 1 });
  expect((await call(leadFields.list)).body).toHaveLength(1);
});

test(
  'what every new record needs is said before the check, and refused where no row could be imported',
  long,
  async () => {
    const { upload, call } = await importing();
    const found = (await upload('Color;Teléfono\nRojo;972 10 20 30', { entity: 'company' })).body;
    expect(found.needs).toEqual(['name']);
    const params = { id: found.id };
    const refused = await call(leadImports.mapping, { params, body: found.mapping });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['columns']]);
    const known = await call(leadImports.mapping, { params, body: { ...found.mapping, mode: 'update' } });
    expect(known.status).toBe(200);
  },
);

test.each([
  [
    'opportunities of a Spanish list',
    'Cliente;Importe;Fecha cierre;Estado\nForn Roc SL;1.200,50 €;28/02/2025;Ganada\nMolí Nou;300;15/03/2025;Pendiente',
    'opportunity',
    'companyName amount closeDate stage',
  ],
  [
    'customers with a tax id',
    'Cliente;CIF;Dirección;CP;Población;Teléfono;Email\nForn Roc SL;B12345674;C/ Nou 1;17001;Girona;972 10 20 30;info@roc.example',
    'company',
    'name taxId address postalCode city phone own email',
  ],
  [
    'customers whose names are those of firms',
    'Cliente;Teléfono;Email\nForn Roc SL;972 10 20 30;iu@roc.example\nMolí Nou SL;972 10 20 31;ona@nou.example',
    'contact',
    'companyName phone email',
  ],
  [
    'a base of opportunities',
    'Opportunity name,Status,Priority,Estimated value,Account,Primary contact,Expected close date\nOven,Proposal,High,"$1,200.00",Roc,Iu,2025-03-01',
    'opportunity',
    'title stage own text amount companyName contactName expectedClose',
  ],
  [
    'technical names of fields',
    'name,partner_id,email_from,phone,expected_revenue,probability,stage_id,user_id,date_deadline,create_date\nForn,Roc,iu@roc.example,972102030,1200.5,40,New,Ona,2025-03-01,2025-01-02 10:00:00',
    'opportunity',
    'title companyName contactEmail own phone amount probability stage own text expectedClose createdAt',
  ],
  [
    'a status that means something else',
    'Name,Status,Colour,Phone\nIu Pruna,Gold,Red,972102030\nOna Mas,Silver,Blue,972102031',
    'contact',
    'fullName own text own text phone',
  ],
])('%s go where they belong', long, async (_, file, entity, targets) => {
  const { upload } = await importing();
  const found = (await upload(file)).body;
  expect([found.entity, targetsIn(found).join(' ')]).toEqual([entity, targets]);
});
