import request from 'supertest';
import { expect, test } from 'vitest';
import { leadCommunications } from '../../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import {
  leadRepliesApi,
  mailHookApi,
  marketingSequencesApi,
} from '../../../../../shared/marketing/sequences/endpoints';
import { rowsOf } from '../../../../testing/database';
import { message, withHook } from '../testing/with-hook';

test('a bounce suppresses the address and stops the sequence', async () => {
  const { hand, read, messageId, mails, suppressions, lead, leadId, pass, send, smtp } = await withHook();
  expect((await hand(message('bounce', messageId))).status).toBe(200);
  expect(await suppressions()).toEqual([{ email: 'ana@example.org', reason: 'bounced' }]);
  expect(await lead(leadId)).toMatchObject({ delivery: 'hard', answered_at: null });
  expect(await mails()).toMatchObject([{ status: 'sent' }, { status: 'skipped', reason: 'delivery' }]);
  expect((await read()).steps).toMatchObject([{ messages: { bounced: 1 } }, { messages: { bounced: 0 } }]);
  pass(72);
  await send();
  expect(smtp.mails).toHaveLength(1);
});

test.each(['out-of-office', 'full-mailbox', 'list'])('%s stops nothing', async (name) => {
  const { hand, messageId, mails, suppressions, lead, leadId } = await withHook();
  expect((await hand(message(name, messageId))).status).toBe(200);
  expect(await suppressions()).toEqual([]);
  expect(await lead(leadId)).toMatchObject({ delivery: 'ok', answered_at: null });
  expect(await mails()).toMatchObject([{ status: 'sent' }, { status: 'due' }]);
});

test.each(['answer', 'answer-of-another-address'])(
  'a real answer (%s) stops the sequence before its next step',
  async (name) => {
    const { hand, messageId, mails, lead, leadId, pass, send, smtp } = await withHook();
    expect((await hand(message(name, messageId))).status).toBe(200);
    expect(await lead(leadId)).toMatchObject({ status: 'engaged', answered_at: expect.anything() });
    pass(72);
    await send();
    expect(smtp.mails).toHaveLength(1);
    expect(await mails()).toMatchObject([{ status: 'sent' }, { status: 'skipped', reason: 'answered' }]);
  },
);

test('an answer is counted to the mail that it follows, and its sender is listed', async () => {
  const { call, hand, messageId, params, read, confirm, send, pass, leadId } = await withHook();
  await confirm('eva@example.org');
  await send();
  const answered = { params, query: { answered: 'true' } } as const;
  expect((await call(marketingSequencesApi.enrolments, answered)).body.rows).toEqual([]);
  pass(72);
  await send();
  await hand(message('answer', messageId));
  const { steps } = await read();
  expect(steps).toMatchObject([
    { opening: expect.any(String), messages: { sent: 2, answered: 0 } },
    { messages: { sent: 2, answered: 1, unsubscribed: 0 } },
  ]);
  const { body } = await call(marketingSequencesApi.enrolments, answered);
  expect(body.rows).toMatchObject([{ leadId, answeredAt: expect.any(String), answeredPlace: 1 }]);
});

test('an answer without the Message-ID is matched by its sender', async () => {
  const { hand, mails } = await withHook();
  await hand(message('answer', '<another@example.net>'));
  expect((await mails())[1]).toMatchObject({ status: 'skipped', reason: 'answered' });
});

test('a complaint suppresses and withdraws the consent', async () => {
  const { hand, messageId, suppressions, lead, leadId, mails } = await withHook();
  expect((await hand(message('complaint', messageId))).status).toBe(200);
  expect(await suppressions()).toEqual([{ email: 'ana@example.org', reason: 'complained' }]);
  expect(await lead(leadId)).toMatchObject({ consent: 'withdrawn' });
  expect((await mails())[1]).toMatchObject({ status: 'skipped' });
});

test('what is no message is refused, and so are a large one and an unknown address', async () => {
  const { hand, app, path, call, company } = await withHook();
  expect((await hand('hello')).status).toBe(400);
  expect((await hand(`Subject: a\r\n\r\n${'x'.repeat(1024 * 1024)}`)).status).toBe(413);
  const post = (address: string) =>
    request(app).post(address).set('Content-Type', 'message/rfc822').send(message('answer'));
  expect((await post('/hooks/mail/unknown')).status).toBe(404);
  const { body } = await call(mailHookApi.rotate, { params: { id: company.id } });
  expect((await post(path)).status).toBe(404);
  expect((await call(mailHookApi.read, { params: { id: company.id } })).body).toEqual(body);
});

test('a person who marks a lead as answered stops its sequences', async () => {
  const { call, leadId, mails } = await withHook();
  const { body } = await call(leadRepliesApi.answered, { params: { id: leadId } });
  expect(body).toMatchObject({ stopped: 1 });
  expect((await mails())[1]).toMatchObject({ status: 'skipped', reason: 'answered' });
  const { body: shown } = await call(leadRepliesApi.messages, { params: { id: leadId } });
  expect(shown).toMatchObject([
    {
      status: 'skipped',
      reason: 'answered',
      position: 1,
      sequenceName: 'Bienvenida',
      subject: expect.any(String) as string,
    },
    { status: 'sent', position: 0, clicked: false, subject: expect.any(String) as string },
  ]);
});

test.each([
  ['call', 'in', 'skipped'],
  ['email', 'out', 'due'],
  ['form', 'in', 'due'],
])('a communication in LEADMANAGER (%s, %s) leaves the next mail %s', async (type, direction, status) => {
  const { call, mails, clock } = await withHook();
  const { body: contact } = await call(leadContacts.create, {
    body: {
      firstName: 'Ana',
      points: [{ kind: 'email', value: 'Ana@example.org', label: 'work', primary: true }],
    },
  });
  clock.at = new Date(clock.at.getTime() + 60_000);
  const made = await call(leadCommunications.create, {
    body: { type, direction, subject: 'Hola', contactIds: [contact.id] },
  });
  expect(made.status).toBe(201);
  expect((await mails())[1]).toMatchObject({ status });
});

test('who is written to in LEADMANAGER waits no longer, unless the lead came afterwards or the mail bounced', async () => {
  const { call, db, lead, leadId, clock } = await withHook();
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ana' } });
  await rowsOf(
    db,
    `update marketing_leads set contact_id = ${contact.id}, status = 'new', created_at = '${clock.at.toISOString()}' where id = ${leadId}`,
  );
  const written = { type: 'email', direction: 'out', subject: 'Hola', contactIds: [contact.id] };
  const occurredAt = new Date(clock.at.getTime() - 86_400_000).toISOString();
  await call(leadCommunications.create, { body: { ...written, occurredAt } });
  await call(leadCommunications.create, { body: { ...written, outcome: 'bounced' } });
  await call(leadCommunications.create, { body: { ...written, direction: 'internal', type: 'note' } });
  expect(await lead(leadId)).toMatchObject({ status: 'new' });
  await call(leadCommunications.create, { body: written });
  expect(await lead(leadId)).toMatchObject({ status: 'contacted', answered_at: null });
});

test('what was said before the lead confirmed is no answer', async () => {
  const { call, mails, db, leadId, clock } = await withHook();
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ana' } });
  await rowsOf(db, `update marketing_leads set contact_id = ${contact.id} where id = ${leadId}`);
  const occurredAt = new Date(clock.at.getTime() - 86_400_000).toISOString();
  const said = { type: 'call', direction: 'in', subject: 'Hola', contactIds: [contact.id] };
  await call(leadCommunications.create, { body: { ...said, occurredAt } });
  expect((await mails())[1]).toMatchObject({ status: 'due' });
  await call(leadCommunications.create, { body: said });
  expect((await mails())[1]).toMatchObject({ status: 'skipped', reason: 'answered' });
});
