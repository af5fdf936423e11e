import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadErasing } from '../../../../shared/leads/erasing/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { rowsOf } from '../../../testing/database';
import { importing } from '../imports/testing/importing';

const email = (value: string) => ({ kind: 'email', value });
const phone = (value: string) => ({ kind: 'phone', value });

async function erasing() {
  const made = await importing();
  const { call } = made;
  const create = async (body: object) => (await call(leadContacts.create, { body })).body.id as number;
  const erase = (id: number, name: string) => call(leadErasing.erase, { params: { id }, body: { name } });
  const outlook = async (id: number) => (await call(leadErasing.outlook, { params: { id } })).body;
  const read = async (id: number) => (await call(leadContacts.read, { params: { id } })).body;
  return { ...made, create, erase, outlook, read };
}

const other = {
  firstName: 'Juan',
  lastName: 'Pérez Soler',
  points: [email('juan.perez@acme.example'), phone('+49 915551234')],
};

test('another person’s address, phone and name that hold the erased one stay in history, imports and what an undo brings back', async () => {
  const { db, call, create, erase, read, importFile } = await erasing();
  const juan = await create(other);
  await importFile(
    'Name;Surname;Email;Notes\nSusana;Roca;susana@acme.example;See juan.perez@acme.example, not perez@acme.example',
  );
  const body = { points: [email('j@acme.example')], notes: 'Asked for Juan Pérez Soler and Susana' };
  const edit = (await call(leadContacts.update, { params: { id: juan }, body })).body.act as string;
  const points = [email('perez@acme.example'), phone('915 551 234')];
  const id = await create({ firstName: 'Juan', lastName: 'Pérez', points });
  expect((await erase(id, 'Juan Pérez')).status).toBe(200);
  const undone = await call(leadActs.undo, { params: { act: edit } });
  expect(undone.body).toMatchObject({ records: 1, exceptions: [] });
  expect((await read(juan)).points.map(({ value }: { value: string }) => value)).toEqual([
    'juan.perez@acme.example',
    '+49 915551234',
  ]);
  const [line] = await rowsOf<{ cells: string[] }>(db, 'select cells from import_rows');
  expect(line?.cells).toContain('See juan.perez@acme.example, not …');
  const events = await rowsOf<{ after: { notes?: string } }>(
    db,
    "select after from events where verb = 'changed'",
  );
  expect(events.some(({ after }) => after.notes === body.notes)).toBe(true);
});

test('an address that another contact once had never comes back to it as a mark', async () => {
  const { call, create, erase, read } = await erasing();
  const juan = await create({
    firstName: 'Joan',
    points: [email('a@acme.example'), email('old@acme.example')],
  });
  const body = { points: [email('a@acme.example')] };
  const edit = (await call(leadContacts.update, { params: { id: juan }, body })).body.act as string;
  const id = await create({ firstName: 'Ana', points: [email('old@acme.example')] });
  await erase(id, 'Ana');
  await call(leadActs.undo, { params: { act: edit } });
  expect((await read(juan)).points).toMatchObject([{ value: 'a@acme.example' }]);
});

test('an address and a phone that others share are kept for them', async () => {
  const { call, create, erase, read } = await erasing();
  const shared = { ...email('info@acme.example'), shared: true };
  const joan = await create({ firstName: 'Joan', points: [shared, phone('600 111 222')] });
  const edit = (await call(leadContacts.update, { params: { id: joan }, body: { points: [shared] } })).body
    .act;
  const id = await create({ firstName: 'Ana', points: [shared, email('ana@acme.example')] });
  await erase(id, 'Ana');
  await call(leadActs.undo, { params: { act: edit as string } });
  expect((await read(joan)).points).toMatchObject([{ value: 'info@acme.example' }, { value: '600 111 222' }]);
});

test('what the screen stored with the person and their company goes, as the dialog says', async () => {
  const { db, call, create, erase, outlook } = await erasing();
  const companyId = (await call(leadCompanies.create, { body: { name: 'Forn Vell' } })).body.id;
  const id = await create({ firstName: 'Zebulon', lastName: 'Frick', companyId });
  const opportunityId = (
    await call(leadOpportunities.create, { body: { title: 'Oven', companyId, contactId: id } })
  ).body.id;
  const about = { companyId, contactIds: [id] };
  await call(leadCommunications.create, { body: { type: 'call', subject: 'Rang Zebulon', ...about } });
  await call(leadCommunications.create, {
    body: { type: 'email', subject: 'Offer', body: 'Dear Zebulon', ...about, opportunityId },
  });
  await call(leadTasks.create, { body: { title: 'Ring Zebulon', companyId, contactId: id } });
  const said = await outlook(id);
  expect(said.counts).toMatchObject({ communications: 2, tasks: 1 });
  expect((await erase(id, 'Zebulon Frick')).body).toEqual(said);
  for (const table of ['crm_communications', 'crm_tasks', 'crm_contacts', 'events']) {
    const rows = await rowsOf(db, `select 1 from ${table} as t where to_jsonb(t)::text like '%Zebulon%'`);
    expect([table, rows]).toEqual([table, []]);
  }
  const company = (await call(leadCompanies.read, { params: { id: companyId } })).body;
  expect(company.lastContactedAt).toBeNull();
});

test('who has the same name is listed, in the bin too, and goes with the person when the address is the same', async () => {
  const { db, call, create, erase } = await erasing();
  const named = { firstName: 'Eva', lastName: 'Puig' };
  const namesake = await create(named);
  const twin = await create({ ...named, points: [email('eva@forn.example')] });
  for (const id of [namesake, twin]) await call(leadContacts.remove, { params: { id } });
  const id = await create({ ...named, points: [email('Eva@forn.example')] });
  const { counts, named: listed } = (await erase(id, 'Eva Puig')).body;
  expect(counts.contacts).toBe(1);
  expect(listed).toEqual([{ section: 'contacts', id: namesake, name: 'Eva Puig', inBin: true }]);
  expect(await rowsOf(db, 'select id from crm_contacts')).toEqual([{ id: namesake }]);
});
