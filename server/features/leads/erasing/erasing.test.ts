import { expect, test } from 'vitest';
import { account } from '../../../../shared/auth/endpoints';
import { enquiries } from '../../../../shared/enquiries/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadErasing } from '../../../../shared/leads/erasing/endpoints';
import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import type { Db } from '../../../platform/database/database';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { importing } from '../imports/testing/importing';

const traces = ['María Puig', 'Evita', 'eva@example.org', 'eva@forn.example', '600 111 222', '600111222'];

/** The tables in which a row of any account holds one of some texts, and the enquiries and mails. */
async function tablesWith(db: Db, texts: readonly string[]) {
  const owned = await rowsOf<{ name: string }>(
    db,
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  );
  const names = [...owned.map(({ name }) => name), 'contact_messages', 'mails'];
  const found: string[] = [];
  for (const name of names) {
    const rows = await rowsOf<{ row: string }>(db, `select to_jsonb(t)::text as row from ${name} as t`);
    const held = texts.filter((text) =>
      rows.some(({ row }) => row.toLowerCase().includes(text.toLowerCase())),
    );
    if (held.length > 0) found.push(`${name}: ${held.join()}`);
  }
  return found;
}

/** A person who wrote twice, was merged, changed and talked about. */
async function withPerson() {
  const app = await testApp({ config: { enquiriesOwner: 'marta' } });
  const call = await app.as(await app.build.user({ username: 'marta' }));
  const enquiry = {
    name: 'Eva María Puig',
    email: 'Eva@example.org',
    subject: 'Contact',
    message: 'I am Eva María Puig',
  };
  await app.anonymous(enquiries.send, { body: enquiry });
  const { id } = (await call(leadContacts.list, { query: {} })).body.rows[0];
  const company = (await call(leadCompanies.create, { body: { name: 'Forn Vell' } })).body;
  const points = [
    { kind: 'email', value: 'eva@forn.example' },
    { kind: 'phone', value: '600 111 222' },
  ];
  const merged = { firstName: 'Evita', lastName: 'Puig Roca', companyId: company.id, points };
  const other = (await call(leadContacts.create, { body: merged })).body;
  const records = [{ id }, { id: other.id }];
  await call(leadMerges.create, { body: { entity: 'contact', records } });
  const joan = (await call(leadContacts.create, { body: { firstName: 'Joan' } })).body;
  const say = (body: object) => call(leadCommunications.create, { body: { type: 'call', ...body } });
  await say({ subject: 'Alone', contactIds: [id] });
  await say({ subject: 'Both', contactIds: [id, joan.id] });
  await call(leadTasks.create, { body: { title: 'Ring', contactId: id } });
  await call(leadTasks.create, { body: { title: 'Visit', contactId: id, companyId: company.id } });
  const deal = { title: 'Shop for Eva María Puig', people: [{ contactId: id, role: 'Pays' }] };
  const { id: opportunityId } = (await call(leadOpportunities.create, { body: deal })).body;
  await say({ subject: 'Offer', opportunityId });
  await call(leadTasks.create, { body: { title: 'Ask', opportunityId } });
  const erase = (name: string) => call(leadErasing.erase, { params: { id }, body: { name } });
  return { ...app, call, id: id as number, company, joan, erase };
}

test('after a person is erased nothing of the account, its enquiries and its download names them', async () => {
  const { call, db, erase, id } = await withPerson();
  expect(await tablesWith(db, traces)).not.toEqual([]);
  const outlook = (await call(leadErasing.outlook, { params: { id } })).body;
  const erased = await erase('Eva María Puig');
  expect([erased.status, erased.body]).toEqual([200, outlook]);
  expect(outlook.counts).toMatchObject({ communications: 2, tasks: 2, consents: 1, enquiries: 1 });
  expect(await tablesWith(db, traces)).toEqual([]);
  const download = JSON.stringify((await call(account.data)).body);
  for (const text of traces) expect(download).not.toContain(text);
});

test('records about others stay, without the person', async () => {
  const { call, erase, id, company, joan } = await withPerson();
  await erase('Eva María  Puig');
  expect((await call(leadContacts.read, { params: { id } })).status).toBe(404);
  const said = (await call(leadCommunications.list, { query: {} })).body.rows;
  expect(said).toMatchObject([
    { subject: 'Offer', about: 'Shop for …' },
    { subject: 'Both', contactIds: [joan.id], about: 'Joan' },
  ]);
  const tasks = (await call(leadTasks.list, { query: {} })).body.rows;
  expect(tasks).toMatchObject([{ title: 'Ask', about: 'Shop for …' }]);
  const deals = (await call(leadOpportunities.list, { query: { sort: 'title' } })).body.rows;
  expect(deals).toMatchObject([
    { title: 'Contact', contactId: null, contactName: null },
    { title: 'Shop for …', people: [] },
  ]);
  const read = await call(leadCompanies.read, { params: { id: company.id } });
  expect(read.body).toMatchObject({ contactCount: 0 });
  const acts = (await call(leadActs.list, { query: {} })).body.rows;
  expect(acts[0]).toMatchObject({ kind: 'erase', entity: 'contact', count: 1 });
  const undone = await call(leadActs.undo, { params: { act: acts[0].id } });
  expect(undone.body).toMatchObject({ records: 0 });
});

test('texts of the user that name the person stay and are listed', async () => {
  const { call, joan, erase, company } = await withPerson();
  await call(leadContacts.update, { params: { id: joan.id }, body: { notes: 'Married to Eva María Puig' } });
  const body = { title: 'Ask eva@example.org', companyId: company.id };
  const task = (await call(leadTasks.create, { body })).body;
  const { named } = (await erase('Eva María Puig')).body;
  expect(named).toEqual([
    { section: 'contacts', id: joan.id, name: 'Joan', inBin: false },
    { section: 'communications', id: expect.any(Number), name: 'Both', inBin: false },
    { section: 'tasks', id: task.id, name: 'Ask eva@example.org', inBin: false },
  ]);
});

test('without the name nothing is erased', async () => {
  const { call, erase, id } = await withPerson();
  for (const name of ['', 'Eva']) {
    const refused = await erase(name);
    const fields = { name: 'Escribe el nombre tal como se muestra' };
    expect([refused.status, refused.body.fields]).toEqual([400, fields]);
  }
  expect((await call(leadContacts.read, { params: { id } })).status).toBe(200);
});

test('erasing a person in another account does not delete the enquiries', async () => {
  const { as, build, db } = await withPerson();
  const call = await as(await build.user({ username: 'pere' }));
  const points = [{ kind: 'email', value: 'eva@example.org' }];
  const { id } = (await call(leadContacts.create, { body: { firstName: 'Eva', points } })).body;
  const erased = await call(leadErasing.erase, { params: { id }, body: { name: 'Eva' } });
  expect(erased.body.counts.enquiries).toBe(0);
  expect(await rowsOf(db, 'select 1 from contact_messages')).toHaveLength(1);
});

test('nothing of the person is left in imports and own fields, in whichever words a file names them', async () => {
  const { call, db, importFile } = await importing();
  const table = 'Name;Surname;Email;Mobile;Greeting;Notes';
  await importFile(
    `${table}\nNúria;Vilaró;nuria@vilaro.example;612987345;Hola Núria;\nPau;Roc;;;;Friend of Vilaró, Núria`,
  );
  await importFile(
    `${table};Size\nNúria;Vilaró;nuria@vilaro.example;0034 612987345;;;1\nNúria;Vilaró;bad;+34612987345;;;2;3`,
  );
  const { id, name } = (await call(leadContacts.list, { query: { q: 'nuria@vilaro.example' } })).body.rows[0];
  expect(name).toBe('Núria Vilaró');
  expect(await tablesWith(db, ['Núria', 'Vilaró', 'nuria@', '612987345'])).not.toEqual([]);
  const erased = await call(leadErasing.erase, { params: { id }, body: { name: 'Núria Vilaró' } });
  expect(erased.body).toMatchObject({ counts: { importRows: 4 } });
  expect(await tablesWith(db, ['Vilaró', 'nuria', '612987345'])).toEqual(['crm_contacts: Vilaró']);
  expect(await rowsOf(db, "select cells from import_rows where cells[1] = 'Pau'")).toHaveLength(1);
});
