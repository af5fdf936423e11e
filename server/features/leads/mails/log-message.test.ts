import { expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadMails } from '../../../../shared/leads/mails/endpoints';
import { testApp } from '../../../testing/app';

const message = {
  messageId: '<1@forn.example>',
  from: 'Ana@forn.example',
  to: ['marta@example.org'],
  at: '2026-03-01T09:30:00+01:00',
  subject: 'Prices',
  body: 'Could you send us your prices?',
};

async function withContacts() {
  const app = await testApp();
  const user = await app.build.user();
  const call = await app.as(user);
  const make = async (body: object) => (await call(leadContacts.create, { body })).body.id as number;
  const { body: company } = await call(leadCompanies.create, { body: { name: 'Forn Vell' } });
  const points = [{ kind: 'email', value: 'ana@forn.example' }];
  const ana = await make({ firstName: 'Ana', companyId: company.id, points });
  const log = (changes: object = {}) => call(leadMails.log, { body: { ...message, ...changes } });
  const read = async (id: number) => (await call(leadCommunications.read, { params: { id } })).body;
  return { ...app, user, call, make, company, ana, log, read };
}

test('a message is logged with the contact that wrote it, at the time it was sent', async () => {
  const { log, read, ana, company } = await withContacts();
  const { status, body } = await log();
  expect([status, body]).toEqual([200, { id: expect.any(Number), isNew: true, act: expect.any(String) }]);
  expect(await read(body.id)).toMatchObject({
    type: 'email',
    direction: 'in',
    subject: 'Prices',
    body: message.body,
    contactIds: [ana],
    companyId: company.id,
    occurredAt: '2026-03-01T08:30:00.000Z',
  });
});

test('what the user wrote is outgoing, to all of its contacts, from another address of theirs too', async () => {
  const { log, read, make, ana, user } = await withContacts();
  const luis = await make({ firstName: 'Luis', points: [{ kind: 'email', value: 'luis@other.example' }] });
  const to = ['ANA@forn.example', 'luis@other.example', 'stranger@example.org'];
  const mine = await log({ from: user.email, to });
  expect(await read(mine.body.id)).toMatchObject({ direction: 'out', contactIds: [ana, luis] });
  const alias = await log({ messageId: '<2@x>', from: 'alias@example.org', to });
  expect(await read(alias.body.id)).toMatchObject({ direction: 'out', contactIds: [ana, luis] });
});

test('a message is logged once, however often and wherever it is dropped, at the same time too', async () => {
  const { log, call, ana } = await withContacts();
  const first = await Promise.all([log(), log({ about: { contactId: ana } })]);
  const again = await log();
  const ids = [...first, again].map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  expect(first.filter(({ body }) => body.isNew)).toHaveLength(1);
  expect(again.body).toEqual({ id: ids[0], isNew: false, act: null });
  expect((await call(leadCommunications.list, { query: {} })).body.rows).toHaveLength(1);
});

test('without a Message-ID its content says whether it is the same', async () => {
  const { log } = await withContacts();
  const [first, same] = [await log({ messageId: null }), await log({ messageId: '' })];
  expect(same.body).toMatchObject({ id: first.body.id, isNew: false });
  expect((await log({ messageId: null, body: 'Other' })).body.isNew).toBe(true);
});

test('a message in the bin is restored instead of being logged again', async () => {
  const { log, call, read } = await withContacts();
  const { body } = await log();
  await call(leadCommunications.remove, { params: { id: body.id } });
  expect((await log()).body).toMatchObject({ id: body.id, isNew: false });
  expect(await read(body.id)).toMatchObject({ subject: 'Prices' });
});

test('logging a message is undone as one act, and then it can be logged again', async () => {
  const { log, call } = await withContacts();
  const { body } = await log();
  expect((await call(leadActs.undo, { params: { act: body.act } })).status).toBe(200);
  expect((await log()).body.isNew).toBe(true);
});

test('dropped on a record it is about it, even if nobody has its addresses', async () => {
  const { log, read, make, company } = await withContacts();
  const eva = await make({ firstName: 'Eva' });
  const stranger = { from: 'x@y.example', to: [] };
  const onContact = await log({ ...stranger, messageId: '<3@x>', about: { contactId: eva } });
  expect(await read(onContact.body.id)).toMatchObject({ contactIds: [eva], direction: 'in' });
  const onCompany = await log({ ...stranger, messageId: '<4@x>', about: { companyId: company.id } });
  expect(await read(onCompany.body.id)).toMatchObject({ contactIds: [], companyId: company.id });
});

test('a shared address finds only the contact on whose page it was dropped', async () => {
  const { log, read, make } = await withContacts();
  const shared = { points: [{ kind: 'email', value: 'info@forn.example', shared: true }] };
  await make({ firstName: 'Pau', ...shared });
  const mia = await make({ firstName: 'Mia', ...shared });
  expect((await log({ from: 'info@forn.example' })).status).toBe(400);
  const { body } = await log({ from: 'info@forn.example', about: { contactId: mia } });
  expect(await read(body.id)).toMatchObject({ contactIds: [mia] });
});

test('with no known address and about nothing it is refused with a way on', async () => {
  const { log } = await withContacts();
  const answer = await log({ from: 'x@y.example', to: [] });
  expect([answer.status, answer.body.message]).toEqual([
    400,
    'Ninguna de las direcciones del correo es de un contacto. Abre la página del contacto, la empresa o la oportunidad y añade allí el correo.',
  ]);
});

test('it matches no contact or record of another account', async () => {
  const { as, build, ana } = await withContacts();
  const stranger = await as(await build.user());
  expect((await stranger(leadMails.log, { body: message })).status).toBe(400);
  const about = { contactId: ana };
  expect((await stranger(leadMails.log, { body: { ...message, about } })).status).toBe(404);
});

test.each([
  [{ subject: null, body: '' }, 'subject'],
  [{ at: 'yesterday' }, 'at'],
  [{ to: 'x' }, 'to'],
])('a message with %j is refused beside its field', async (changes, field) => {
  const { log } = await withContacts();
  const answer = await log(changes);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});
