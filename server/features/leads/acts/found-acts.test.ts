import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadTags } from '../../../../shared/leads/tags/endpoints';
import { testApp } from '../../../testing/app';

async function signedIn() {
  const { as, build } = await testApp();
  const user = await build.user();
  const call = await as(user);
  const found = async (q: string, query: object = {}) => {
    const { status, body } = await call(leadActs.list, { query: { q, ...query } });
    expect(status).toBe(200);
    return body.rows.map(
      (act: { kind: string; record: { name: string } | null }) => `${act.kind} ${act.record?.name}`,
    );
  };
  const add = async (firstName: string) =>
    (await call(leadContacts.create, { body: { firstName, lastName: 'Núñez' } })).body;
  return { call, as, build, user, found, add };
}

test('changes are found by the name of their record, as lists find it', async () => {
  const { call, found, add } = await signedIn();
  const ona = await add('Ona');
  await add('Eva');
  await call(leadContacts.update, { params: { id: ona.id }, body: { city: 'Vic' } });
  expect(await found('ona nunez')).toEqual(['edit Ona Núñez', 'create Ona Núñez']);
  expect(await found('ona', { kind: 'create' })).toEqual(['create Ona Núñez']);
  expect(await found('  ')).toHaveLength(3);
  expect(await found('nobody')).toEqual([]);
});

test('what was said with a person is found by that person, and a tag by its name', async () => {
  const { call, found, add } = await signedIn();
  const { id } = await add('Ona');
  await call(leadCommunications.create, { body: { type: 'call', subject: 'Bread', contactIds: [id] } });
  await call(leadTags.create, { body: { name: 'Bakers' } });
  expect(await found('ona')).toEqual(['create Bread', 'create Ona Núñez']);
  expect(await found('bak')).toEqual(['create Bakers']);
});

test('changes of what lies in the bin or is no longer there are found too', async () => {
  const { call, found, add } = await signedIn();
  const [ona, eva] = [await add('Ona'), await add('Eva')];
  await call(leadContacts.remove, { params: { id: ona.id } });
  await call(leadActs.undo, { params: { act: eva.act } });
  expect(await found('ona')).toEqual(['delete Ona Núñez', 'create Ona Núñez']);
  expect(await found('eva')).toEqual(['undo Eva Núñez', 'create Eva Núñez']);
});

test('changes are found by who made them, and never those of another account', async () => {
  const { as, build, user, found, add } = await signedIn();
  await add('Ona');
  const other = await build.user();
  await (await as(other))(leadContacts.create, { body: { firstName: 'Ona' } });
  expect(await found('ona')).toEqual(['create Ona Núñez']);
  // The person is called Ana.
  expect(await found(user.name)).toEqual(['create Ona Núñez']);
});

test('pages of what was found follow each other', async () => {
  const { call, add } = await signedIn();
  for (const name of ['Ona', 'Eva', 'Iris']) await add(name);
  const first = (await call(leadActs.list, { query: { q: 'nunez', limit: 2 } })).body;
  expect(first.rows).toHaveLength(2);
  const rest = (await call(leadActs.list, { query: { q: 'nunez', limit: 2, cursor: first.next } })).body;
  expect(rest).toMatchObject({ rows: [{ record: { name: 'Ona Núñez' } }], next: null });
});
