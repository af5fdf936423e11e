import { expect, test } from 'vitest';
import { importing } from './testing/importing';

test('columns that are left out are named before and after, and nothing is made of them', async () => {
  const { importFile, rows } = await importing();
  const done = await importFile(
    'id,contact_id,type,text,due_date,done_date,sales_id\n1,2,Call,Trucar,2026-03-01,,1',
  );
  expect(done.warnings[0]).toEqual({ line: null, text: expect.stringContaining('type, sales_id') });
  expect(await rows('select title from crm_tasks')).toEqual([{ title: 'Trucar' }]);
});

const deals = [
  'Deal - ID,Deal - Title,Deal - Stage,Deal - Status,Deal - Contact person,Deal - Lost reason,Deal - Probability',
  '1,Rètol,Proposal Made,Open,Iu Pruna,Too dear,0.6',
  '2,Web,Proposal Made,Lost,Iu Pruna;Ona Roc (ona@roc.example),Too dear,1',
].join('\n');

test('deals find the contacts that they name when these come later, and are lost where their file says so', async () => {
  const { importFile, rows } = await importing();
  const first = await importFile(deals, { name: 'deals.csv' });
  expect(first.counts).toMatchObject({ create: 2, error: 0 });
  expect(first.warnings.map(({ text }) => text)).toContainEqual(expect.stringContaining('Too dear'));
  await importFile(
    'Person - ID,Person - Name,Person - Email\n9,Iu Pruna,iu@pruna.example\n8,Ona Roc,ona@roc.example',
  );
  expect(
    await rows(
      'select title, outcome, contact_name, lost_reason, probability, jsonb_array_length(people) as others from crm_opportunities order by id',
    ),
  ).toEqual([
    {
      title: 'Rètol',
      outcome: 'open',
      contact_name: 'Iu Pruna',
      lost_reason: null,
      probability: 60,
      others: 0,
    },
    {
      title: 'Web',
      outcome: 'lost',
      contact_name: 'Iu Pruna',
      lost_reason: 'Too dear',
      probability: 100,
      others: 1,
    },
  ]);
});

test('a name that two contacts have links neither of them', async () => {
  const { importFile, rows } = await importing();
  await importFile(deals);
  await importFile('Person - ID,Person - Name\n9,Iu Pruna\n8,Iu Pruna');
  expect(await rows('select distinct contact_id from crm_opportunities')).toEqual([{ contact_id: null }]);
});

test('a company that is only known by its domain becomes the one that has it, once', async () => {
  const { importFile, rows } = await importing();
  await importFile(
    'firstName,lastName,email,jobTitle,companyDomain\nIu,Pruna,iu@pruna.example,Baker,pruna.example',
  );
  const companies =
    'Id,Name,Domain Name / Link URL,Creation date\na-1,Can Pruna,https://pruna.example,2025-01-20';
  expect((await importFile(companies)).counts).toMatchObject({ create: 0, update: 1 });
  expect((await importFile(companies)).counts).toMatchObject({ create: 0, update: 0 });
  expect(await rows('select name, domain, contact_count from crm_companies')).toEqual([
    { name: 'Can Pruna', domain: 'pruna.example', contact_count: 1 },
  ]);
});

test("what a file has for a contact in several columns comes together: names, labels, statuses, Google's groups", async () => {
  const { importFile, rows } = await importing();
  await importFile(
    [
      'First Name,Middle Name,Last Name,Segundo apellido,Labels,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Lead Status,Lifecycle Stage',
      'Iu,Pau,Pruna,Roc,* myContacts ::: Clients,,,Mobile,600 10 20 30,,Customer',
    ].join('\n'),
  );
  expect(
    await rows("select name, status, first_tag, points -> 0 ->> 'label' as label from crm_contacts"),
  ).toEqual([{ name: 'Iu Pau Pruna Roc', status: 'customer', first_tag: 'Clients', label: 'mobile' }]);
});

test('companies that a page of Notion links to are known by their names alone', async () => {
  const { importFile, rows } = await importing();
  const link = (name: string) => `${name} (https://www.notion.so/${name}-1f2e?pvs=21)`;
  await importFile(
    `Name,Company,Email\nIu,"${link('Pruna')}, ${link('Roc')}",iu@pruna.example\nOna,${link('Pruna')},ona@pruna.example`,
  );
  expect(await rows('select name, contact_count from crm_companies')).toEqual([
    { name: 'Pruna', contact_count: 2 },
  ]);
});

test('a name beside a surname is the first name, unless it holds both', async () => {
  const { importFile, rows } = await importing();
  await importFile(
    'Name,Surname,Email\nIu,Pruna,iu@a.example\nOna Roc,Roc,ona@a.example\n"Puig, Pau",Puig,p@a.example',
  );
  await importFile('First name,Full name,Email\nEva,Eva Coll Mas,eva@a.example\nLia,,lia@a.example');
  expect(
    (await rows('select first_name, last_name from crm_contacts order by id')).map((row) =>
      Object.values(row),
    ),
  ).toEqual([
    ['Iu', 'Pruna'],
    ['Ona', 'Roc'],
    ['Pau', 'Puig'],
    ['Eva', 'Coll Mas'],
    ['Lia', null],
  ]);
});
