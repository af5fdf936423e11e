import { expect, test } from 'vitest';
import type { Communication } from '../../../../shared/leads/communications/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { testApp } from '../../../testing/app';

const hour = (at: number) => `2026-03-02T${String(at).padStart(2, '0')}:00:00.000Z`;
const awaiting = (value: 'yes' | 'no') => ({
  query: { filter: JSON.stringify({ awaitsAnswer: { any: [value] } }) },
});

async function withContacts() {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const person = async (firstName: string) =>
    (await call(leadContacts.create, { body: { firstName } })).body.id as number;
  const [ana, eva] = [await person('Ana'), await person('Eva')];
  const say = async (subject: string, at: number, rest: object = {}) =>
    (
      await call(leadCommunications.create, {
        body: { type: 'email', direction: 'in', contactIds: [ana], subject, occurredAt: hour(at), ...rest },
      })
    ).body as Communication;
  const names = async (value: 'yes' | 'no') =>
    ((await call(leadCommunications.list, awaiting(value))).body.rows as Communication[])
      .map(({ subject }) => String(subject))
      .toSorted();
  return { as, build, call, ana, eva, say, names };
}

test('what a contact wrote awaits an answer until somebody turns to that contact', async () => {
  const { call, eva, say, names } = await withContacts();
  const asked = await say('Price?', 9);
  expect(asked.awaitsAnswer).toBe(true);
  await say('Dates?', 9, { contactIds: [eva] });
  // What was sent before, to somebody else, or came back, answers nothing; nor does a note.
  await say('Offer', 8, { direction: 'out' });
  await say('Returned', 10, { direction: 'out', outcome: 'bounced' });
  await say('Thinks about it', 10, { type: 'note' });
  expect(await names('yes')).toEqual(['Dates?', 'Price?']);
  await say('The price', 11, { direction: 'out', type: 'call' });
  expect(await names('yes')).toEqual(['Dates?']);
  expect(await names('no')).toEqual(['Offer', 'Price?', 'Returned', 'The price', 'Thinks about it']);
  const read = await call(leadCommunications.read, { params: { id: asked.id } });
  expect(read.body.awaitsAnswer).toBe(false);
  expect((await call(leadCommunications.count, awaiting('yes'))).body.count).toBe(1);
});

test('what was answered awaits it again without the answer, and is not asked by who is no longer named', async () => {
  const { call, ana, eva, say, names } = await withContacts();
  const asked = await say('Price?', 9);
  const answer = await say('The price', 11, { direction: 'out' });
  expect(await names('yes')).toEqual([]);
  await call(leadCommunications.remove, { params: { id: answer.id } });
  expect(await names('yes')).toEqual(['Price?']);
  const change = (communication: Communication, body: object) =>
    call(leadCommunications.update, { params: { id: communication.id }, body });
  await change(asked, { version: asked.version, contactIds: [eva] });
  await say('To Ana', 12, { direction: 'out' });
  expect(await names('yes')).toEqual(['Price?']);
  await say('To both', 13, { direction: 'out', contactIds: [ana, eva] });
  expect(await names('yes')).toEqual([]);
});

test('a call that was taken was answered at once, and one that nobody took awaits it', async () => {
  const { say, names } = await withContacts();
  await say('Taken', 9, { type: 'call', outcome: 'reached' });
  await say('Missed', 9, { type: 'call', outcome: 'no_answer' });
  await say('Settled', 9, { outcome: 'replied' });
  await say('Form', 9, { type: 'form' });
  expect(await names('yes')).toEqual(['Form', 'Missed']);
});

test('an answer of another account answers nothing here', async () => {
  const { as, build, ana, say, names } = await withContacts();
  await say('Price?', 9);
  const other = await as(await build.user());
  const theirs = (await other(leadContacts.create, { body: { firstName: 'Ana' } })).body.id;
  expect(theirs).not.toBe(ana);
  await other(leadCommunications.create, {
    body: { type: 'email', direction: 'out', contactIds: [theirs], subject: 'Hi', occurredAt: hour(12) },
  });
  expect((await other(leadCommunications.list, awaiting('yes'))).body.rows).toEqual([]);
  expect(await names('yes')).toEqual(['Price?']);
});
