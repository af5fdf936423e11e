import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

async function signedIn() {
  const { as, build, db } = await testApp();
  const owner = await build.user();
  const call = await as(owner);
  const rows = () =>
    rowsOf(db, "select to_jsonb(c) - 'version' as row from (select * from crm_contacts order by id) as c");
  const undo = (act: string) => call(leadActs.undo, { params: { act } });
  return { call, as, build, db, owner, rows, undo };
}

const ana = {
  firstName: 'Ana',
  lastName: 'Núñez',
  points: [
    { kind: 'email', value: 'ana@example.org', label: 'work', primary: true },
    { kind: 'phone', value: '600 111 222', label: 'mobile' },
  ],
};

test('a contact is created, changed, put in the bin and brought back as it was', async () => {
  const { call, rows, undo } = await signedIn();
  const made = await call(leadContacts.create, { body: ana });
  expect([made.status, made.body]).toMatchObject([
    201,
    { name: 'Ana Núñez', email: 'ana@example.org', version: 1 },
  ]);
  const params = { id: made.body.id };
  const before = await rows();
  const changed = await call(leadContacts.update, {
    params,
    body: { jobTitle: 'CFO', status: 'working', version: 1 },
  });
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { jobTitle: 'CFO', status: 'working', version: 2 },
  ]);
  const gone = await call(leadContacts.remove, { params });
  expect((await call(leadContacts.read, { params })).status).toBe(404);
  expect((await undo(gone.body.act)).body).toMatchObject({ records: 1, exceptions: [] });
  expect((await undo(changed.body.act)).body).toMatchObject({ records: 1, exceptions: [] });
  expect(await rows()).toEqual(before);
  expect((await undo(made.body.act)).body).toMatchObject({ records: 1, count: 0 });
  expect(await rows()).toEqual([]);
  expect((await undo(made.body.act)).status).toBe(409);
});

test('a field that was changed again stays, and is listed before', async () => {
  const { call, undo } = await signedIn();
  const made = await call(leadContacts.create, { body: ana });
  const params = { id: made.body.id };
  const first = await call(leadContacts.update, { params, body: { jobTitle: 'CFO', city: 'Vic' } });
  await call(leadContacts.update, { params, body: { jobTitle: 'CEO' } });
  const exceptions = [{ entity: 'contact', id: made.body.id, fields: ['jobTitle'], why: 'edited' }];
  const outlook = await call(leadActs.outlook, { params: { act: first.body.act } });
  expect(outlook.body).toEqual({ records: 1, count: 1, exceptions });
  expect((await undo(first.body.act)).body).toMatchObject({ records: 1, exceptions });
  expect((await call(leadContacts.read, { params })).body).toMatchObject({ jobTitle: 'CEO', city: null });
  const all = (await undo(made.body.act)).body;
  expect(all).toMatchObject({ records: 0, exceptions: [{ why: 'edited', fields: ['jobTitle'] }] });
});

test('a company to which a contact was linked since is not unmade', async () => {
  const { call, undo } = await signedIn();
  const company = (await call(leadCompanies.create, { body: { name: 'Forn Vell' } })).body;
  await call(leadContacts.create, { body: { ...ana, companyId: company.id } });
  expect((await undo(company.act)).body).toMatchObject({
    records: 0,
    exceptions: [{ entity: 'company', id: company.id, why: 'linked' }],
  });
});

test('what is made from other records follows them', async () => {
  const { call } = await signedIn();
  const company = (await call(leadCompanies.create, { body: { name: 'Forn Vell' } })).body;
  const contact = (await call(leadContacts.create, { body: { ...ana, companyId: company.id } })).body;
  expect(contact).toMatchObject({ companyName: 'Forn Vell', phone: '600 111 222' });
  const read = () => call(leadCompanies.read, { params: { id: company.id } });
  expect((await read()).body).toMatchObject({ contactCount: 1 });
  await call(leadCompanies.update, { params: { id: company.id }, body: { name: 'Forn Nou' } });
  const renamed = await call(leadContacts.read, { params: { id: contact.id } });
  expect(renamed.body.companyName).toBe('Forn Nou');
  await call(leadContacts.remove, { params: { id: contact.id } });
  expect((await read()).body).toMatchObject({ contactCount: 0, version: 2 });
});

test('what was said and is to do tells whom it is about by their names of today', async () => {
  const { call } = await signedIn();
  const company = (await call(leadCompanies.create, { body: { name: 'Forn Vell' } })).body;
  const contact = (await call(leadContacts.create, { body: ana })).body;
  const deal = (await call(leadOpportunities.create, { body: { title: 'Web' } })).body;
  const links = { companyId: company.id, opportunityId: deal.id };
  const said = { type: 'call', subject: 'Hello', contactIds: [contact.id], ...links };
  await call(leadCommunications.create, { body: said });
  await call(leadTasks.create, { body: { title: 'Call', contactId: contact.id, ...links } });
  await call(leadCompanies.update, { params: { id: company.id }, body: { name: 'Forn Nou' } });
  await call(leadContacts.update, { params: { id: contact.id }, body: { lastName: 'Puig' } });
  await call(leadOpportunities.update, { params: { id: deal.id }, body: { title: 'Shop' } });
  for (const { list } of [leadCommunications, leadTasks]) {
    const { rows } = (await call(list, { query: { q: 'puig' } })).body;
    expect(rows).toMatchObject([{ about: 'Ana Puig · Forn Nou · Shop' }]);
  }
});

test('a stale change is refused with the record as it is now', async () => {
  const { call } = await signedIn();
  const { id } = (await call(leadContacts.create, { body: ana })).body;
  await call(leadContacts.update, { params: { id }, body: { city: 'Vic', version: 1 } });
  const stale = await call(leadContacts.update, { params: { id }, body: { city: 'Olot', version: 1 } });
  expect([stale.status, stale.body.current]).toMatchObject([409, { id, city: 'Vic', version: 2 }]);
});

test('an address belongs to one contact, unless it is shared', async () => {
  const { call } = await signedIn();
  await call(leadContacts.create, { body: ana });
  const other = (shared: boolean) => ({
    firstName: 'Eva',
    points: [{ kind: 'email', value: 'ANA@example.org', shared }],
  });
  expect((await call(leadContacts.create, { body: other(false) })).status).toBe(409);
  expect((await call(leadContacts.create, { body: other(true) })).status).toBe(201);
});

test('acts are listed newest first, and the changes of a record tell who and whence', async () => {
  const { call, owner } = await signedIn();
  const { id } = (await call(leadContacts.create, { body: ana })).body;
  await call(leadContacts.update, { params: { id }, body: { city: 'Vic' } });
  const acts = (await call(leadActs.list, { query: {} })).body.rows;
  expect(acts).toMatchObject([{ kind: 'edit', entity: 'contact', count: 1 }, { kind: 'create' }]);
  const listed = async (query: object) =>
    (await call(leadActs.list, { query })).body.rows.map((act: { kind: string }) => act.kind);
  expect(await listed({ kind: 'create' })).toEqual(['create']);
  expect(await listed({ by: owner.id, limit: 1 })).toEqual(['edit']);
  expect(await listed({ by: owner.id + 1 })).toEqual([]);
  const history = (await call(leadContacts.history, { params: { id } })).body;
  expect(history).toMatchObject([
    { verb: 'changed', before: { city: null }, after: { city: 'Vic' }, origin: { from: 'typed' } },
    { verb: 'created', actor: { kind: 'person', id: owner.id } },
  ]);
});

test('what was done more than thirty days ago is not taken back, and says so', async () => {
  let time = new Date('2026-01-01T10:00:00Z');
  const { as, build } = await testApp({ now: () => time });
  const call = await as(await build.user(), new Date('2100-01-01'));
  const { act } = (await call(leadContacts.create, { body: ana })).body;
  const headers = { 'Accept-Language': 'en' };
  time = new Date('2026-01-31T10:00:00Z');
  expect((await call(leadActs.outlook, { params: { act } })).status).toBe(200);
  time = new Date('2026-01-31T10:00:01Z');
  for (const endpoint of [leadActs.outlook, leadActs.undo]) {
    const refused = await call(endpoint, { params: { act }, headers });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This was done more than 30 days ago and can no longer be taken back',
    ]);
  }
  expect((await call(leadContacts.count, { query: {} })).body.count).toBe(1);
});
