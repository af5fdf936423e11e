import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadMails } from '../../../../shared/leads/mails/endpoints';
import { readConfig } from '../../../platform/config';
import { createMailer } from '../../../platform/mail/mailer';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { smtpServer } from '../../../testing/smtp-server';
import { leadsRecorder } from '../recording/leads-recorder';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const email = (value: string) => ({ kind: 'email', value });
const noon = Date.parse('2026-03-02T11:00:00Z');

/** An account with a contact; its address is proven unless told otherwise. */
async function withContact({ username = 'marta', proven = true, at = noon } = {}) {
  const smtp = await smtpServer();
  open.push(smtp.close);
  const clock = { now: at };
  const mailer = createMailer(readConfig({ SMTP_URL: smtp.url }));
  const app = await testApp({ mailer, now: () => new Date(clock.now) });
  const user = await app.build.user({ username });
  const call = await app.as(user, new Date(at + 400 * 86_400_000));
  if (proven) {
    await rowsOf(
      app.db,
      `insert into crm_senders (user_id, proven_email) values (${user.id}, '${user.email}')`,
    );
  }
  const points = [email('ria@example.org'), email('office@example.org')];
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ría', points } });
  const params = { id: contact.id as number };
  const given = { address: 'ria@example.org', subject: 'Offer', body: 'Good morning,\n\nhere it is.' };
  const send = (body: object = {}) =>
    call(leadMails.send, { params, body: { key: randomUUID(), ...given, ...body } });
  const waiting = async () => (await call(leadMails.list, { params })).body;
  const said = async () => (await call(leadCommunications.list, { query: { contact: params.id } })).body.rows;
  return { ...app, smtp, clock, user, call, contact, params, send, waiting, said };
}

test('a mail waits ten seconds, is sent in the name of the user, and then logged as sent', async () => {
  // The queue goes by the clock of the database, so these ten seconds are still to come.
  const at = Date.now() + 60_000;
  const { smtp, send, waiting, said, runJobs, user, db } = await withContact({ at });
  const { status, body } = await send({ address: 'OFFICE@example.org' });
  expect(status).toBe(201);
  expect(Date.parse(body.sendsAt) - Date.parse(body.createdAt)).toBe(10_000);
  await runJobs();
  expect(smtp.mails).toEqual([]);
  expect(await waiting()).toMatchObject([
    { state: 'waiting', subject: 'Offer', address: 'office@example.org' },
  ]);
  expect(await said()).toEqual([]);

  await runJobs('all');
  await runJobs('all');
  expect(smtp.mails.map(({ to }) => to)).toEqual(['office@example.org']);
  const raw = smtp.mails[0]?.raw ?? '';
  expect(raw).toMatch(/^From: Ana <hello@quorumia\.example>/m);
  expect(raw).toMatch(new RegExp(`^Reply-To: Ana <${user.email}>`, 'm'));
  expect(raw).toMatch(/^Content-Type: text\/plain/m);
  expect(raw).not.toMatch(/html/i);
  expect(raw).toMatch(/Good morning,\r\n\r\nhere it is\./);
  expect(await waiting()).toEqual([]);
  expect(await said()).toMatchObject([
    { type: 'email', direction: 'out', subject: 'Offer', body: 'Good morning,\n\nhere it is.' },
  ]);
  const [{ message_id: messageId } = {}] = await rowsOf(db, 'select message_id from crm_communications');
  expect(raw).toContain(`Message-ID: ${String(messageId)}`);
  expect(
    await rowsOf(db, `select kind, count, actor ->> 'name' as who from acts where kind = 'mail'`),
  ).toEqual([{ kind: 'mail', count: 1, who: 'Ana' }]);
});

test('a mail that is cancelled in time is not sent, and its text is returned', async () => {
  const { smtp, call, send, waiting, said, runJobs } = await withContact();
  const { body } = await send();
  const answer = await call(leadMails.cancel, { params: { id: body.id } });
  expect([answer.status, answer.body]).toEqual([200, body]);
  await runJobs('all');
  expect([smtp.mails, await waiting(), await said()]).toEqual([[], [], []]);
  expect((await call(leadMails.cancel, { params: { id: body.id } })).status).toBe(404);
});

test('a sent mail cannot be cancelled', async () => {
  const { call, send, runJobs, said, db } = await withContact();
  const { body } = await send();
  const cancel = () => call(leadMails.cancel, { params: { id: body.id } });
  await rowsOf(db, 'update mails set begun = true');
  expect((await cancel()).status).toBe(409);
  await runJobs('all');
  const answer = await cancel();
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Too late: this email has been sent or is being sent',
  ]);
  expect(await said()).toHaveLength(1);
});

test('the same request twice is one mail, also after it was sent', async () => {
  const { smtp, send, runJobs } = await withContact();
  const key = randomUUID();
  const [first, second] = await Promise.all([send({ key }), send({ key })]);
  expect(first.body.id).toBe(second.body.id);
  await runJobs('all');
  expect((await send({ key })).body).toMatchObject({ id: first.body.id, state: 'sent' });
  await runJobs('all');
  expect(smtp.mails).toHaveLength(1);
});

test('a mail that the server refuses says why, and its text can be had back', async () => {
  const { smtp, call, send, waiting, said, runJobs } = await withContact();
  smtp.answer = 550;
  const { body } = await send();
  await runJobs('all');
  const [refused] = await waiting();
  expect(refused).toMatchObject({ state: 'refused', reason: expect.stringContaining('550') });
  expect(await said()).toEqual([]);
  const answer = await call(leadMails.cancel, { params: { id: body.id } });
  expect(answer.body).toMatchObject({ subject: 'Offer', body: 'Good morning,\n\nhere it is.' });
  expect(await waiting()).toEqual([]);
});

test('while the mail server is away a mail waits, and goes out once', async () => {
  const { smtp, send, waiting, said, runJobs } = await withContact();
  smtp.answer = 'drop';
  await send();
  await runJobs('all');
  expect(await waiting()).toMatchObject([{ state: 'waiting' }]);
  smtp.answer = 250;
  await runJobs('all');
  await runJobs('all');
  expect([smtp.mails.length, (await said()).length]).toEqual([1, 1]);
});

test('a mail that was accepted and could not be logged is logged later, once', async () => {
  const { smtp, send, waiting, said, runJobs, client } = await withContact();
  await send();
  const logging = vi.spyOn(leadsRecorder, 'actIn').mockRejectedValueOnce(new Error('No room left'));
  await runJobs('all');
  logging.mockRestore();
  expect([smtp.mails.length, await said()]).toEqual([1, []]);
  expect(await waiting()).toMatchObject([{ state: 'waiting' }]);
  await runJobs('all');
  expect([await waiting(), (await said()).length]).toEqual([[], 1]);
  // What a process leaves that died before it could settle the job.
  await client.query("update pgboss.job set state = 'retry', completed_on = null where name = 'mailFollow'");
  await runJobs('all');
  expect([smtp.mails.length, (await said()).length]).toEqual([1, 1]);
});

test('no mail leaves with an unproven address for answers, and none after that address was changed', async () => {
  const { smtp, send, runJobs, db, user, said } = await withContact({ proven: false });
  const refused = await send();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Prove first that your email address is yours: answers will go to it',
  ]);
  await rowsOf(
    db,
    `insert into crm_senders (user_id, proven_email) values (${user.id}, 'former@example.org')`,
  );
  expect((await send()).status).toBe(409);
  await runJobs('all');
  expect([smtp.mails, await said()]).toEqual([[], []]);
});

test('no mail leaves to a contact that wants none, even if it said so after the mail was written', async () => {
  const { smtp, call, params, send, waiting, runJobs } = await withContact();
  await send();
  await call(leadContacts.update, { params, body: { doNotContact: true } });
  const refused = await send();
  expect([refused.status, refused.body.message]).toEqual([409, 'This contact doesn’t want to be contacted']);
  await runJobs('all');
  expect(smtp.mails).toEqual([]);
  expect(await waiting()).toMatchObject([{ state: 'refused', reason: 'do-not-contact' }]);
});

test('no mail leaves to a contact that was put in the bin, or whose account is gone', async () => {
  const { smtp, call, params, send, runJobs, db, user } = await withContact();
  await send();
  await call(leadContacts.remove, { params });
  await runJobs('all');
  expect(await rowsOf(db, 'select reason from crm_mails')).toEqual([{ reason: 'contact-gone' }]);
  await rowsOf(db, `update crm_contacts set deleted_at = null`);
  await send();
  await rowsOf(db, `delete from users where id = ${user.id}`);
  await runJobs('all');
  expect(smtp.mails).toEqual([]);
  expect(await rowsOf(db, 'select letter from mails where letter is not null')).toEqual([]);
});

test('no mail leaves from the demo account', async () => {
  const { smtp, call, send, runJobs } = await withContact({ username: 'demo' });
  expect((await send()).status).toBe(403);
  expect((await call(leadMails.askCode)).status).toBe(403);
  expect((await call(leadMails.sender)).body).toMatchObject({ maySend: false });
  await runJobs('all');
  expect(smtp.mails).toEqual([]);
});

test('no mail leaves as the 51st of a day, which ends at midnight in Madrid', async () => {
  const { clock, send, db } = await withContact();
  for (let sent = 0; sent < 49; sent += 1) expect((await send()).status).toBe(201);
  const [last, over] = await Promise.all([send(), send()]);
  expect(new Set([last.status, over.status])).toEqual(new Set([201, 429]));
  const refused = await send();
  expect([refused.body.message, refused.headers['retry-after']]).toEqual([
    'You have sent 50 emails today, the most in one day. You can send the next one tomorrow.',
    String(12 * 60 * 60),
  ]);
  expect(await rowsOf(db, 'select count(*)::int as count from mails')).toEqual([{ count: 50 }]);
  clock.now = noon + 12 * 60 * 60 * 1_000;
  expect((await send()).status).toBe(201);
});

test.each([
  [{ address: 'eva@example.org' }, 'address'],
  [{ subject: ' ' }, 'subject'],
  [{ subject: 'Hi\r\nBcc: all@example.org' }, 'subject'],
  [{ body: '' }, 'body'],
  [{ key: 'x' }, 'key'],
])('a mail with %j is refused beside its field', async (body, field) => {
  const { send } = await withContact();
  const answer = await send(body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test('a mail about somebody else’s opportunity is refused', async () => {
  const { send } = await withContact();
  expect((await send({ opportunityId: 99_999 })).status).toBe(404);
});
