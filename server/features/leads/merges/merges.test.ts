import { describe, expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadBin } from '../../../../shared/leads/bin/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadDuplicates } from '../../../../shared/leads/duplicates/endpoints';
import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const point = (kind: string, value: string, more: object = {}) => ({ kind, value, ...more });

async function signedIn() {
  const { as, build, db } = await testApp();
  const owner = await build.user();
  const call = await as(owner);
  const contact = async (body: object) => (await call(leadContacts.create, { body })).body as { id: number };
  const company = async (body: object) => (await call(leadCompanies.create, { body })).body as { id: number };
  const merge = (entity: string, ids: number[], more: object = {}) =>
    call(leadMerges.create, { body: { entity, records: ids.map((id) => ({ id })), ...more } });
  const read = async (id: number) => (await call(leadContacts.read, { params: { id } })).body;
  const undo = (id: number) => call(leadMerges.undo, { params: { id } });
  /** Every row of LEADMANAGER, without versions and the numbers of rows that are made anew. */
  const everything = async () => {
    const rows: unknown[] = [];
    for (const table of [
      'contacts',
      'companies',
      'opportunities',
      'communications',
      'tasks',
      'consents',
      'merges',
    ]) {
      rows.push(
        ...(await rowsOf(db, `select to_jsonb(t) - 'version' as row from crm_${table} as t order by id`)),
      );
    }
    for (const table of ['contact_points', 'duplicates']) {
      rows.push(...(await rowsOf(db, `select to_jsonb(t) - 'id' as row from crm_${table} as t order by 1`)));
    }
    return rows;
  };
  return { as, build, db, owner, call, contact, company, merge, read, undo, everything };
}

/** Two contacts who have everything that a merge hands over. */
async function twoContacts() {
  const app = await signedIn();
  const { call, contact, db, owner } = app;
  const shared = [point('email', 'ana@example.org', { primary: true }), point('phone', '600 111 222')];
  const ana = await contact({ firstName: 'Ana', notes: 'Likes bread', points: shared });
  const points = [point('email', 'ANA@forn.example', { primary: true }), point('phone', '+34600111222')];
  const other = await contact({
    ...{ firstName: 'Anna', lastName: 'Núñez', jobTitle: 'CFO', status: 'customer', source: 'event' },
    ...{ notes: 'Met in Vic', doNotContact: true, points },
  });
  const mine = owner.owner;
  await rowsOf(db, `insert into crm_tags (user_id, name) values (${mine}, 'VIP'), (${mine}, 'Fair')`);
  await rowsOf(
    db,
    `insert into crm_fields (id, user_id, entity, kind, label) values
      (3, ${mine}, 'contact', 'choices', 'Likes'), (4, ${mine}, 'contact', 'text', 'Origin')`,
  );
  await rowsOf(
    db,
    `update crm_contacts set created_at = '2020-01-01', tags = '{1,2}', own = '{"3": ["a"], "4": "x"}'
      where id = ${other.id}`,
  );
  await rowsOf(db, `update crm_contacts set tags = '{1}' where id = ${ana.id}`);
  const deal = (await call(leadOpportunities.create, { body: { title: 'Web', contactId: other.id } })).body;
  const people = [{ contactId: other.id, role: 'Pays' }];
  const led = { title: 'App', contactId: ana.id, people };
  await call(leadOpportunities.create, { body: led });
  const said = { type: 'call', subject: 'Hello', contactIds: [ana.id, other.id] };
  await call(leadCommunications.create, { body: { ...said, occurredAt: '2026-01-02T10:00:00Z' } });
  const task = (await call(leadTasks.create, { body: { title: 'Ring', contactId: other.id } })).body;
  await call(leadTasks.remove, { params: { id: task.id } });
  await rowsOf(
    db,
    `insert into crm_consents (user_id, contact_id, purpose, state, wording_version, source, at)
      values (${owner.owner}, ${other.id}, 'marketing', 'granted', '1', 'newsletter', '2026-01-01')`,
  );
  return { ...app, ana, other, deal, task };
}

describe('two contacts become one', () => {
  test('which keeps its values, takes what it lacks, and has the addresses, notes and links of both', async () => {
    const { ana, other, merge, read, call, db, deal } = await twoContacts();
    const done = await merge('contact', [ana.id, other.id]);
    expect([done.status, done.body]).toMatchObject([201, { keptId: ana.id, linked: 5 }]);
    const kept = await read(ana.id);
    expect(kept).toMatchObject({
      ...{ firstName: 'Ana', lastName: 'Núñez', jobTitle: 'CFO', status: 'new', source: 'event' },
      ...{ notes: 'Likes bread\n\nMet in Vic', doNotContact: true, tags: [1, 2], openDeals: 2 },
      ...{ own: { 3: ['a'], 4: 'x' }, createdAt: '2020-01-01T00:00:00.000Z', email: 'ana@example.org' },
      lastContactedAt: '2026-01-02T10:00:00.000Z',
    });
    expect(kept.points).toMatchObject([
      { value: 'ana@example.org', primary: true },
      { value: '600 111 222' },
      { value: 'ANA@forn.example', primary: false },
    ]);
    const deals = (await call(leadOpportunities.list, { query: { sort: 'title' } })).body.rows;
    expect(deals).toMatchObject([
      { contactId: ana.id, people: [] },
      { id: deal.id, contactId: ana.id, contactName: 'Ana Núñez' },
    ]);
    const said = (await call(leadCommunications.list, { query: {} })).body.rows;
    expect(said).toMatchObject([{ contactIds: [ana.id], about: 'Ana Núñez' }]);
    const rows = await rowsOf(
      db,
      `select contact_id from crm_consents union all select contact_id from crm_tasks`,
    );
    expect(rows).toEqual([{ contact_id: ana.id }, { contact_id: ana.id }]);
    const history = (await call(leadContacts.history, { params: { id: ana.id } })).body;
    expect(history[0]).toMatchObject({
      origin: { from: 'merge', row: done.body.id },
      before: { lastName: null },
    });
  });

  test('with the values that are chosen', async () => {
    const { ana, other, merge, read } = await twoContacts();
    await merge('contact', [ana.id, other.id], { chosen: { firstName: other.id, 'own.4': ana.id } });
    expect(await read(ana.id)).toMatchObject({ firstName: 'Anna', own: { 3: ['a'] } });
  });

  test('and two again, everything as it was', async () => {
    const { ana, other, merge, undo, everything } = await twoContacts();
    const before = await everything();
    const { id } = (await merge('contact', [ana.id, other.id])).body;
    const back = await undo(id);
    expect([back.status, back.body]).toMatchObject([200, { count: 0, exceptions: [] }]);
    expect(await everything()).toEqual(before);
    expect((await undo(id)).status).toBe(409);
    expect((await undo(id + 1)).status).toBe(404);
  });

  test('also from the list of acts, except what was changed since', async () => {
    const { ana, other, merge, read, call } = await twoContacts();
    const { act } = (await merge('contact', [ana.id, other.id])).body;
    await call(leadContacts.update, { params: { id: ana.id }, body: { jobTitle: 'CEO' } });
    const undone = (await call(leadActs.undo, { params: { act } })).body;
    expect(undone.exceptions).toEqual([
      { entity: 'contact', id: ana.id, fields: ['jobTitle'], why: 'edited' },
    ]);
    expect([await read(ana.id), await read(other.id)]).toMatchObject([
      { lastName: null, jobTitle: 'CEO' },
      { lastName: 'Núñez', jobTitle: 'CFO' },
    ]);
  });
});

test('companies hand over their people, opportunities, communications and tasks', async () => {
  const { company, contact, merge, call, undo, everything } = await signedIn();
  const kept = await company({ name: 'Forn', lifecycle: 'customer' });
  const other = await company({ name: 'Forn Vell', domain: 'forn.example', description: 'Bread' });
  const ana = await contact({ firstName: 'Ana', companyId: other.id });
  await call(leadOpportunities.create, { body: { title: 'Web', companyId: other.id, amount: 500 } });
  await call(leadCommunications.create, { body: { type: 'note', subject: 'x', companyId: other.id } });
  await call(leadTasks.create, { body: { title: 'Ring', companyId: other.id } });
  const before = await everything();
  const done = (await merge('company', [kept.id, other.id])).body;
  expect((await call(leadCompanies.read, { params: { id: kept.id } })).body).toMatchObject({
    ...{ name: 'Forn', domain: 'forn.example', description: 'Bread', lifecycle: 'customer' },
    ...{ contactCount: 1, openDeals: 1, openAmount: 500 },
  });
  expect((await call(leadContacts.read, { params: { id: ana.id } })).body.companyName).toBe('Forn');
  await undo(done.id);
  expect(await everything()).toEqual(before);
});

test('the address of a merged record leads to where it is now, also after the next merge', async () => {
  const { contact, merge, call, as, build } = await signedIn();
  const ids = [];
  for (const firstName of ['Ana', 'Eva', 'Joan']) ids.push((await contact({ firstName })).id);
  const [ana, eva, joan] = ids as [number, number, number];
  await merge('contact', [eva, ana]);
  await merge('contact', [joan, eva]);
  const read = await call(leadContacts.read, { params: { id: ana }, headers: { 'Accept-Language': 'es' } });
  const message = 'Este registro se ha fusionado con otro';
  expect([read.status, read.body]).toEqual([404, { message, current: { id: joan } }]);
  expect((await call(leadBin.list, { query: { entity: 'contact' } })).body.rows).toEqual([]);
  const restored = await call(leadBin.restore, { body: { entity: 'contact', ids: [ana] } });
  expect(restored.body.count).toBe(0);
  const stranger = await as(await build.user());
  expect((await stranger(leadContacts.read, { params: { id: ana } })).body.current).toBeUndefined();
});

test('pairs of what was merged are gone, and told apart stays what was', async () => {
  const { contact, merge, call } = await signedIn();
  const ids = [];
  for (const firstName of ['Ana', 'Eva', 'Joan'])
    ids.push((await contact({ firstName, points: [point('phone', '600111222')] })).id);
  await merge('contact', ids.slice(0, 2));
  const pairs = (await call(leadDuplicates.list, { query: {} })).body.rows;
  expect(pairs).toMatchObject([{ records: [{ id: ids[0] }, { id: ids[2] }] }]);
});

describe('a merge is refused', () => {
  test('of one record, of six, of one twice, and for a choice that is none', async () => {
    const { contact, merge } = await signedIn();
    const { id } = await contact({ firstName: 'Ana' });
    const other = await contact({ firstName: 'Eva' });
    const few = { records: 'Elige de dos a cinco registros' };
    expect((await merge('contact', [id])).body.fields).toEqual(few);
    expect((await merge('contact', [id, id])).body.fields).toEqual(few);
    expect((await merge('contact', [1, 2, 3, 4, 5, 6])).body.fields).toEqual({
      records: 'Elige cinco registros como máximo',
    });
    for (const chosen of [{ userId: id }, { firstName: 99 }]) {
      const refused = await merge('contact', [id, other.id], { chosen });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
        400,
        [`chosen.${Object.keys(chosen)[0]}`],
      ]);
    }
  });

  test('with a record of another account or in the bin, and when one has changed since it was seen', async () => {
    const { contact, merge, call, as, build } = await signedIn();
    const [ana, eva] = [await contact({ firstName: 'Ana' }), await contact({ firstName: 'Eva' })];
    const stranger = await as(await build.user());
    const own = (await stranger(leadContacts.create, { body: { firstName: 'Own' } })).body;
    expect((await merge('contact', [ana.id, own.id])).status).toBe(404);
    await call(leadContacts.update, { params: { id: eva.id }, body: { city: 'Vic' } });
    const records = [ana, eva].map(({ id }) => ({ id, version: 1 }));
    const stale = await call(leadMerges.create, { body: { entity: 'contact', records } });
    expect([stale.status, stale.body.message]).toEqual([409, expect.stringMatching('has changed meanwhile')]);
    await call(leadContacts.remove, { params: { id: eva.id } });
    expect((await merge('contact', [ana.id, eva.id])).status).toBe(404);
  });
});
