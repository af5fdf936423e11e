import { expect, test } from 'vitest';
import { leadConsents } from '../../../../shared/leads/consents/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { type CapturedLead, takeLead } from './take-lead';

const lead: CapturedLead = {
  id: 31,
  email: 'Eva@example.org',
  firstName: 'Eva',
  lastName: 'Puig',
  phone: null,
  language: 'es',
  origin: 'Spring page',
  consents: [{ purpose: 'marketing', wordingVersion: 'opt-in 3', at: new Date('2026-03-01T10:00:00Z') }],
};

async function capturing() {
  const { db, as, build } = await testApp();
  const user = await build.user();
  const call = await as(user);
  const take = (changes: Partial<CapturedLead> = {}) =>
    db.transaction((tx) =>
      takeLead(tx, user.owner, { ...lead, ...changes }, { announce: async () => {}, now: () => new Date() }),
    );
  const consents = async (id = 0) => (await call(leadConsents.list, { params: { id } })).body;
  const contacts = async () => (await call(leadContacts.list, { query: {} })).body.rows;
  const fill = () =>
    rowsOf(
      db,
      `insert into account_holdings (user_id, kind, amount) values (${user.owner}, 'contact', 1000000) returning id`,
    );
  return { call, take, consents, contacts, fill };
}

test('a captured lead becomes a contact with what it granted, and says where it came from', async () => {
  const { call, take, consents, contacts } = await capturing();
  const id = await take();
  expect(await contacts()).toMatchObject([{ id, name: 'Eva Puig', source: 'comerzia', language: 'es' }]);
  expect(await consents(id)).toMatchObject([
    { purpose: 'marketing', state: 'granted', source: 'COMERZIA: Spring page', wordingVersion: 'opt-in 3' },
  ]);
  const history = (await call(leadContacts.history, { params: { id: id as number } })).body;
  expect(history).toMatchObject([{ origin: { from: 'comerzia', row: 31 } }]);
});

test('a known address keeps its contact unchanged, and a pending consent grants nothing', async () => {
  const { call, take, consents, contacts } = await capturing();
  const points = [{ kind: 'email', value: 'eva@example.org' }];
  const { id } = (await call(leadContacts.create, { body: { firstName: 'Evita', points } })).body;
  expect(await take({ consents: [] })).toBe(id);
  expect(await contacts()).toMatchObject([{ firstName: 'Evita', lastName: null, source: 'other' }]);
  expect(await consents(id)).toEqual([]);
});

test('a withdrawal here that is later than what was granted there still counts', async () => {
  const { take, call, consents } = await capturing();
  const id = await take({ consents: [] });
  const body = { purpose: 'marketing', state: 'withdrawn', source: 'By phone' };
  await call(leadConsents.add, { params: { id: id as number }, body });
  await take();
  expect((await consents(id))[0]).toMatchObject({ state: 'withdrawn' });
});

test('a shared address matches no contact, so a new contact is created', async () => {
  const { call, take, contacts } = await capturing();
  const points = [{ kind: 'email', value: 'eva@example.org', shared: true }];
  const { id } = (await call(leadContacts.create, { body: { firstName: 'Office', points } })).body;
  expect(await take()).not.toBe(id);
  expect(await contacts()).toHaveLength(2);
});

test('a lead that cannot be taken whole leaves nothing behind', async () => {
  const { take, contacts } = await capturing();
  const consents = [{ purpose: 'marketing', wordingVersion: '1', at: new Date(NaN) } as const];
  await expect(take({ consents })).rejects.toThrow('Invalid time value');
  expect(await contacts()).toEqual([]);
});

test('an account that holds all the contacts it may takes no further one from a lead, which stays a lead', async () => {
  const { take, contacts, fill } = await capturing();
  const id = await take();
  await fill();
  expect(await take({ email: 'other@example.org' })).toBeUndefined();
  expect(await take({ phone: null })).toBe(id);
  expect(await contacts()).toHaveLength(1);
});
