import type { Doing } from '../../../platform/acts/act';
import { expect, test } from 'vitest';
import type { Announce } from '../../../platform/announcements';
import { testApp } from '../../../testing/app';
import { insertConsents } from '../consents/consents.queries';
import { contactsSuppressed } from '../consents/suppression';
import { person } from '../../../platform/acts/record-deps';
import { leadsRecorder as recorder } from './leads-recorder';

async function recording() {
  const { db, build } = await testApp();
  const user = await build.user();
  const owner = user.owner;
  const told: unknown[] = [];
  const announce: Announce = async (_tx, what, value) => void told.push([what.name, value]);
  const doing: Doing = {
    owner,
    actor: person(user),
    kind: 'edit',
    entity: 'contact',
    at: new Date(),
    announce,
  };
  const points = (...values: string[]) =>
    values.map((value) => ({ kind: 'email', value, label: 'work', primary: false, shared: false }));
  const contact = (fields: object) =>
    recorder.act(
      db,
      doing,
      async (act) => (await act.create('contact', [{ fields: { ...fields } }]))[0] as number,
    );
  const change = (id: number, fields: object) =>
    recorder.act(db, doing, (act) => act.change('contact', [{ id, fields: { ...fields } }]));
  const said = (...emails: string[]) => [contactsSuppressed.name, { owner, emails }];
  return { db, owner, doing, told, points, contact, change, said };
}

test('every act that forbids contact announces all addresses of the contact', async () => {
  const { told, points, contact, change, said } = await recording();
  const id = await contact({ firstName: 'Ana', points: points('Ana@example.org') });
  expect(told).toEqual([]);
  await change(id, { doNotContact: true });
  expect(told).toEqual([said('ana@example.org')]);
  await change(id, { points: points('ana@example.org', 'a@forn.example') });
  expect(told.at(-1)).toEqual(said('ana@example.org', 'a@forn.example'));
  await change(id, { doNotContact: false });
  expect(told).toHaveLength(2);
});

test('a withdrawal from advertising is announced, unless a later consent follows it', async () => {
  const { db, owner, doing, told, points, contact, said } = await recording();
  const contactId = await contact({ firstName: 'Ana', points: points('ana@example.org') });
  const add = (
    state: 'granted' | 'withdrawn',
    at: string,
    purpose: 'marketing' | 'profiling' = 'marketing',
  ) =>
    recorder.act(db, doing, async (act) => {
      const row = { contactId, purpose, state, wordingVersion: '1', source: 'x', at: new Date(at) };
      await insertConsents(act.tx, owner, [row]);
      act.touch({ contact: [contactId] });
    });
  await add('withdrawn', '2026-01-01', 'profiling');
  await add('granted', '2026-01-01');
  expect(told).toEqual([]);
  await add('withdrawn', '2026-02-01');
  expect(told).toEqual([said('ana@example.org')]);
  await add('granted', '2026-03-01');
  expect(told).toHaveLength(1);
});
