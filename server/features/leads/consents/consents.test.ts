import { expect, test } from 'vitest';
import type { Consent } from '../../../../shared/leads/consents/endpoints';
import { leadConsents } from '../../../../shared/leads/consents/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { withdrawAdvertising } from './withdraw-advertising';

async function withContact() {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  const points = [{ kind: 'email', value: 'Ana@example.org' }];
  const { id, act } = (await call(leadContacts.create, { body: { firstName: 'Ana', points } })).body;
  const add = (body: object) => call(leadConsents.add, { params: { id }, body });
  const list = async () => (await call(leadConsents.list, { params: { id } })).body as Consent[];
  return { ...app, owner: user.owner, call, id: id as number, act: act as string, add, list };
}

const granted = {
  purpose: 'marketing',
  state: 'granted',
  source: 'By phone',
  wordingVersion: 'Newsletter 2',
};

test('what a contact grants and withdraws is added, the latest first', async () => {
  const { add, list, call, db } = await withContact();
  expect(await list()).toEqual([]);
  expect((await add(granted)).status).toBe(201);
  const withdrawn = { purpose: 'marketing', state: 'withdrawn', source: 'By mail' };
  expect((await add(withdrawn)).body).toMatchObject({ ...withdrawn, wordingVersion: '' });
  expect(await list()).toMatchObject([withdrawn, granted]);
  const acts = (await call(leadActs.list, { query: {} })).body.rows;
  expect(acts).toHaveLength(1);
  expect(await rowsOf(db, "select 1 from events where entity = 'consent'")).toEqual([]);
});

test.each([
  [{ ...granted, source: '' }, { source: 'Di cómo te lo ha dicho' }],
  [
    { ...granted, wordingVersion: '' },
    { wordingVersion: 'Indica el texto con el que dio el consentimiento' },
  ],
  [{ ...granted, purpose: 'everything' }, { purpose: 'Este valor no es válido' }],
])('a consent without its proof is refused: %j', async (body, fields) => {
  const { add, list } = await withContact();
  const refused = await add(body);
  expect([refused.status, refused.body.fields]).toEqual([400, fields]);
  expect(await list()).toEqual([]);
});

test('a contact in the bin grants nothing, and an undo keeps a contact with consents', async () => {
  const { add, id, call, act } = await withContact();
  await add(granted);
  const undone = (await call(leadActs.undo, { params: { act } })).body;
  expect(undone.exceptions).toMatchObject([{ id, why: 'linked' }]);
  await call(leadContacts.remove, { params: { id } });
  expect((await add(granted)).status).toBe(404);
});

test('unsubscribing elsewhere withdraws from advertising here, in any spelling of the address', async () => {
  const { db, owner, list, add } = await withContact();
  await add(granted);
  const at = new Date('2100-01-01');
  const count = await db.transaction((tx) =>
    withdrawAdvertising(tx, owner, { email: 'ANA@example.org', at, source: 'COMERZIA' }),
  );
  expect([count, (await list())[0]]).toMatchObject([1, { purpose: 'marketing', state: 'withdrawn' }]);
});
