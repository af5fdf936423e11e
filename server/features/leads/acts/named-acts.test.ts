import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadTags } from '../../../../shared/leads/tags/endpoints';
import { leadsRecorder } from '../recording/leads-recorder';
import { testApp } from '../../../testing/app';

async function signedIn() {
  const { as, build, db } = await testApp();
  const user = await build.user();
  const call = await as(user);
  const listed = async () => (await call(leadActs.list, { query: {} })).body.rows;
  return { call, as, build, db, user, listed };
}

test('an act on one record names it as it is called now, and says whether it can be opened', async () => {
  const { call, listed } = await signedIn();
  const { id } = (await call(leadContacts.create, { body: { firstName: 'Ana' } })).body;
  const params = { id };
  await call(leadContacts.update, { params, body: { lastName: 'Souto' } });
  const there = { id, name: 'Ana Souto', detail: null, isThere: true };
  expect(await listed()).toMatchObject([
    // What one change changed is told with it.
    { record: there, change: { before: { lastName: null }, after: { lastName: 'Souto' } } },
    { kind: 'create', record: there, change: null },
  ]);
  await call(leadContacts.remove, { params });
  const binned = { ...there, isThere: false };
  expect(await listed()).toMatchObject([{ kind: 'delete', record: binned }, { record: binned }, {}]);
});

test('what was taken back keeps the name under which it was written', async () => {
  const { call, listed } = await signedIn();
  const { id, act } = (await call(leadCompanies.create, { body: { name: 'Forn Vell' } })).body;
  await call(leadActs.undo, { params: { act } });
  const gone = { id, name: 'Forn Vell', detail: null, isThere: false };
  expect(await listed()).toMatchObject([
    { kind: 'undo', record: gone },
    { kind: 'create', record: gone },
  ]);
});

test('an act on several records names none, and one on a tag names the tag', async () => {
  const { call, db, user, listed } = await signedIn();
  await call(leadTags.create, { body: { name: 'VIP' } });
  const actor = { kind: 'person', id: user.id, name: 'Ana', via: 'screen' } as const;
  const doing = { owner: user.owner, actor, kind: 'bulk', entity: 'company', at: new Date() } as const;
  await leadsRecorder.act(db, doing, (act) =>
    act.create(
      'company',
      ['Forn Vell', 'Forn Nou'].map((name) => ({ fields: { name } })),
    ),
  );
  expect(await listed()).toMatchObject([
    { kind: 'bulk', count: 2, record: null },
    { entity: 'tag', record: { name: 'VIP' } },
  ]);
});

test('the list of one account names no record of another', async () => {
  const { call, as, build, listed } = await signedIn();
  await call(leadContacts.create, { body: { firstName: 'Ana' } });
  const other = await as(await build.user());
  await other(leadContacts.create, { body: { firstName: 'Eva' } });
  expect(await listed()).toMatchObject([{ record: { name: 'Ana' } }]);
  expect((await other(leadActs.list, { query: {} })).body.rows).toMatchObject([{ record: { name: 'Eva' } }]);
});

test('a record is told from others of its name, and one without a name is called by its first words', async () => {
  const { call, listed } = await signedIn();
  const company = (await call(leadCompanies.create, { body: { name: 'Forn Vell' } })).body;
  const ana = { firstName: 'Ana', companyId: company.id };
  const { id } = (await call(leadContacts.create, { body: ana })).body;
  const said = { type: 'note', body: `She  asks\nfor ${'bread '.repeat(40)}`, contactIds: [id] };
  await call(leadCommunications.create, { body: said });
  const [note, contact] = await listed();
  expect(contact.record).toMatchObject({ name: 'Ana', detail: 'Forn Vell' });
  expect(note.record.detail).toContain('Ana');
  expect(note.record.name).toMatch(/^She asks for bread/);
  expect(note.record.name.length).toBeLessThanOrEqual(120);
});

test('long texts are told by a line, from where they begin to differ', async () => {
  const { call, listed } = await signedIn();
  const notes = `${'They bake at night. '.repeat(20)}They want a shop.`;
  const { id } = (await call(leadContacts.create, { body: { firstName: 'Ana', notes } })).body;
  await call(leadContacts.update, { params: { id }, body: { notes: notes.replace('want', 'opened') } });
  const [{ change }] = await listed();
  expect(change.before.notes).toBe('…They bake at night. They want a shop.');
  expect(change.after.notes).toBe('…They bake at night. They opened a shop.');
});
