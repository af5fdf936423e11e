import { describe, expect, test } from 'vitest';
import { leadImports } from '../../../../shared/leads/imports/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { importing } from './testing/importing';

const people = [
  'First Name;Last Name;Correo;Teléfono;Empresa;Etiquetas;Shoe size',
  'Ana;García;ana@acme.es;972 111 222;Acme SL;uno|dos;38',
  'Bea;Ruiz;bea@acme.es;;Acme SL;;40',
  'Carlos;Sanz;;;;uno;41',
].join('\r\n');

describe('a file of contacts', () => {
  test('says beforehand what its rows would do, and what it would make besides', async () => {
    const { upload, check } = await importing();
    const answer = await upload(people);
    expect([answer.status, answer.body.state, answer.body.entity]).toEqual([201, 'uploaded', 'contact']);
    const checked = await check(answer.body);
    expect(checked.state).toBe('checked');
    expect(checked.counts).toEqual({
      create: 3,
      join: 0,
      update: 0,
      skip: 0,
      error: 0,
      warnings: 0,
      makes: { company: 1 },
    });
  });

  test('becomes contacts with their company, tags, own fields and the lines that they come from', async () => {
    const { importFile, rows, call } = await importing();
    const done = await importFile(people);
    expect([done.state, done.counts?.create]).toEqual(['done', 3]);
    expect(
      await rows('select name, email, phone, company_name, first_tag, source from crm_contacts order by id'),
    ).toEqual([
      {
        name: 'Ana García',
        email: 'ana@acme.es',
        phone: '972 111 222',
        company_name: 'Acme SL',
        first_tag: 'dos',
        source: 'import',
      },
      {
        name: 'Bea Ruiz',
        email: 'bea@acme.es',
        phone: null,
        company_name: 'Acme SL',
        first_tag: null,
        source: 'import',
      },
      {
        name: 'Carlos Sanz',
        email: null,
        phone: null,
        company_name: null,
        first_tag: 'uno',
        source: 'import',
      },
    ]);
    expect(await rows('select label, kind from crm_fields')).toEqual([
      { label: 'Shoe size', kind: 'number' },
    ]);
    expect(await rows("select origin from events where entity = 'contact' order by entity_id")).toEqual([
      { origin: { from: 'import', row: 2 } },
      { origin: { from: 'import', row: 3 } },
      { origin: { from: 'import', row: 4 } },
    ]);
    expect(await rows('select kind, count from acts')).toHaveLength(1);
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      'select id from crm_contacts order by id limit 1',
    );
    expect((await call(leadContacts.history, { params: { id } })).body).toMatchObject([
      { origin: { from: 'import', row: 2 }, source: 'people.csv' },
    ]);
  });

  test('creates nothing when it is imported again, also where only names are known', async () => {
    const { importFile, rows } = await importing();
    await importFile(people);
    const again = await importFile(people);
    expect(again.counts).toMatchObject({ create: 0, update: 0, skip: 3 });
    expect(again.act).toBeNull();
    expect(await rows('select id from crm_contacts')).toHaveLength(3);
  });

  test('is taken back with all that it made, and can then be imported anew', async () => {
    const { importFile, undo, dump, rows } = await importing();
    await importFile('Nombre;Apellidos;Email\nEva;Mas;eva@example.org');
    const before = await dump();
    const done = await importFile(`${people}\r\nEva;Mas Pi;eva@example.org;;;;39`);
    expect(done.counts).toMatchObject({ create: 3, update: 1 });
    const undone = await undo(done);
    expect([undone.state, undone.undone?.count]).toEqual(['undone', 0]);
    expect(await dump()).toEqual(before);
    expect((await importFile(people)).counts).toMatchObject({ create: 3 });
    expect(await rows('select id from crm_contacts')).toHaveLength(4);
  });

  test('leaves what was edited since when it is taken back, and says so', async () => {
    const { importFile, undo, call, rows } = await importing();
    const done = await importFile(people);
    const [ana] = await rows<{ id: number }>("select id from crm_contacts where email = 'ana@acme.es'");
    await call(leadContacts.update, { params: { id: ana?.id as number }, body: { jobTitle: 'CEO' } });
    const undone = await undo(done);
    expect(undone.undone?.exceptions).toContainEqual(
      expect.objectContaining({ entity: 'contact', id: ana?.id, why: 'edited' }),
    );
    expect(await rows('select name from crm_contacts')).toEqual([{ name: 'Ana García' }]);
  });
});

test('five people on one info@ address are five contacts, however often the file is imported', async () => {
  const { importFile, rows } = await importing();
  const names = ['Ana', 'Bea', 'Carlos', 'Diana', 'Eva'];
  const file = `nombre,apellidos,email\n${names.map((name) => `${name},Vila,info@forn.example`).join('\n')}`;
  expect((await importFile(file)).counts).toMatchObject({ create: 5, error: 0 });
  expect((await importFile(file)).counts).toMatchObject({ create: 0, skip: 5 });
  expect(await rows('select distinct is_shared from crm_contact_points')).toEqual([{ is_shared: true }]);
  expect(await rows('select id from crm_contacts')).toHaveLength(5);
});

test.each(['contacts first', 'companies first'])(
  'links across files are made in either order: %s',
  async (order) => {
    const { importFile, rows } = await importing();
    const contacts =
      'Record ID,First Name,Email,Associated Company IDs,Create Date\n11,Ana,ana@example.org,77,2025-01-20';
    const companies =
      'Record ID,Company name,Company Domain Name,Create Date\n77,Forn Vell,forn.example,2025-01-20';
    const files = order === 'contacts first' ? [contacts, companies] : [companies, contacts];
    for (const file of files) expect((await importFile(file)).counts?.create).toBe(1);
    expect(await rows('select name, company_name from crm_contacts')).toEqual([
      { name: 'Ana', company_name: 'Forn Vell' },
    ]);
  },
);

test('an update fills and overwrites what the file says, and leaves what it does not', async () => {
  const { importFile, rows } = await importing();
  await importFile('email,first_name,job_title,city\nana@example.org,Ana,CEO,Girona');
  await importFile('email,job_title,city\nana@example.org,CTO,', {}, { fill: 'empty' });
  expect(await rows('select job_title, city from crm_contacts')).toEqual([
    { job_title: 'CEO', city: 'Girona' },
  ]);
  await importFile('email,job_title,city\nana@example.org,CTO,');
  expect(await rows('select job_title, city from crm_contacts')).toEqual([
    { job_title: 'CTO', city: 'Girona' },
  ]);
});

test('rows that cannot be read are left out, and come back as a file with their reasons', async () => {
  const { importFile, call, rows } = await importing();
  const done = await importFile(
    'email,first_name\nana@example.org,Ana\nno address,\n=x@example.org,"Car,los",more',
  );
  expect(done.counts).toMatchObject({ create: 1, error: 2 });
  expect(await rows('select id from crm_contacts')).toHaveLength(1);
  const { text } = await call(leadImports.errors, {
    params: { id: done.id },
    headers: { 'Accept-Language': 'en' },
  });
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffemail,first_name,Reason',
    'no address,,“no address” isn’t an email address',
  ]);
});

test('a person whose address is none is imported, and keeps it in the notes', async () => {
  const { importFile, rows } = await importing();
  const done = await importFile('email,first_name\n"bea@example,bea@example.org",Bea\nno address,Carla');
  expect(done.counts).toMatchObject({ create: 2, error: 0, warnings: 2 });
  const contacts = await rows('select first_name, email, notes from crm_contacts order by id');
  expect(contacts).toEqual([
    { first_name: 'Bea', email: 'bea@example.org', notes: 'bea@example' },
    { first_name: 'Carla', email: null, notes: 'no address' },
  ]);
});

test('a step that dies after it has written is not written twice, and no row is missing', async () => {
  const { upload, check, start, dyingStep, work, read, rows } = await importing();
  const lines = Array.from({ length: 600 }, (_, index) => `Ana ${index},Vila`);
  const checked = await check((await upload(`first_name,last_name\n${lines.join('\n')}`)).body);
  await start(checked);
  await dyingStep();
  await work();
  expect((await read(checked.id)).counts).toMatchObject({ create: 600 });
  expect(await rows('select id from crm_contacts')).toHaveLength(600);
  expect(await rows('select distinct first_name from crm_contacts')).toHaveLength(600);
});

test('opportunities find their stage by its name, and a close date says what their stage makes of it', async () => {
  const { importFile, rows } = await importing();
  const file = [
    'Deal Name,Deal Stage,Amount,Close Date,Associated Company,Record ID',
    'Web,Closed Won,"1.234,50 €",31/03/2026,Forn Vell,1',
    'App,Proposal sent,900,15/04/2026,Forn Vell,2',
    'Audit,Nobody knows,,,,3',
  ].join('\n');
  const done = await importFile(file);
  expect(done.counts).toMatchObject({ create: 3, makes: { company: 1 }, warnings: 1 });
  expect(
    await rows(
      'select title, outcome, amount::int, expected_close::text, closed_at is not null as closed from crm_opportunities order by id',
    ),
  ).toEqual([
    { title: 'Web', outcome: 'won', amount: 123_450, expected_close: null, closed: true },
    { title: 'App', outcome: 'open', amount: 90_000, expected_close: '2026-04-15', closed: false },
    { title: 'Audit', outcome: 'open', amount: null, expected_close: null, closed: false },
  ]);
});
