import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { auth } from '../../../shared/auth/endpoints';
import { enquiries } from '../../../shared/enquiries/endpoints';
import { testApp } from '../../testing/app';
import { rowsOf } from '../../testing/database';
import { smtpServer } from '../../testing/smtp-server';
import { readConfig } from '../config';
import { createMailer, PermanentRefusal } from './mailer';
import { deliverMail, retryDelay } from './mail-queue';

const enquiry = {
  name: 'Eva "Ñ" Ruiz',
  email: 'eva@example.org',
  subject: 'Contact Form - Service',
  message: 'Hello',
};
const letter = {
  to: { name: 'Staff', address: 'staff@example.org' },
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
};

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function withSmtp() {
  const smtp = await smtpServer();
  open.push(smtp.close);
  const mailer = createMailer(readConfig({ SMTP_URL: smtp.url }));
  return { smtp, mailer, ...(await testApp({ mailer })) };
}

function withOutbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-test-'));
  open.push(() => rmSync(dataDir, { recursive: true }));
  const outbox = join(dataDir, 'outbox');
  return { mailer: createMailer(readConfig({ DATA_DIR: dataDir })), outbox };
}

test('over SMTP an enquiry arrives once, with reply-to and a Message-ID made from its id', async () => {
  const { smtp, anonymous, runJobs, db } = await withSmtp();
  await anonymous(enquiries.send, { body: enquiry });
  await runJobs();
  await runJobs();
  const staff = smtp.mails.filter(({ to }) => to === 'hello@quorumia.example');
  expect(staff).toHaveLength(1);
  expect(staff[0]?.raw).toContain('Message-ID: <enquiry-1@quorumia.example>');
  expect(staff[0]?.raw).toMatch(/Reply-To: .*<eva@example\.org>/);
  expect(await rowsOf(db, 'select state, letter from mails')).toEqual([
    { state: 'sent', letter: null },
    { state: 'sent', letter: null },
  ]);
});

test('while the SMTP server is unavailable mails wait, and afterwards each is sent once', async () => {
  const { smtp, anonymous, runJobs } = await withSmtp();
  smtp.answer = 'drop';
  await anonymous(enquiries.send, { body: enquiry });
  expect(await runJobs()).toBe(2);
  expect(await runJobs()).toBe(0);
  expect(await runJobs('all')).toBe(2);
  expect(smtp.mails).toEqual([]);
  smtp.answer = 250;
  await runJobs('all');
  await runJobs('all');
  expect(smtp.mails.map(({ to }) => to).sort()).toEqual(['eva@example.org', 'hello@quorumia.example']);
});

test('a temporary refusal is retried and a permanent one is not', async () => {
  const { smtp, anonymous, runJobs, db } = await withSmtp();
  smtp.answer = 451;
  await anonymous(enquiries.send, { body: enquiry });
  await runJobs();
  expect(await rowsOf(db, 'select state, attempts from mails')).toEqual([
    { state: 'queued', attempts: 1 },
    { state: 'queued', attempts: 1 },
  ]);
  smtp.answer = 550;
  await runJobs('all');
  expect(await rowsOf(db, 'select state from mails')).toEqual([{ state: 'refused' }, { state: 'refused' }]);
  expect(await runJobs('all')).toBe(0);
});

test.each([
  ['MAIL FROM', 530, 'queued'],
  ['MAIL FROM', 550, 'queued'],
  ['RCPT TO', 530, 'queued'],
  ['RCPT TO', 534, 'queued'],
  ['RCPT TO', 535, 'queued'],
  ['RCPT TO', 538, 'queued'],
  ['RCPT TO', 550, 'refused'],
  ['DATA', 554, 'refused'],
  ['DATA', 451, 'queued'],
] as const)(
  'refused at %s with %i, a mail is %s; it is retried if our configuration is at fault',
  async (command, code, state) => {
    const { smtp, anonymous, runJobs, db } = await withSmtp();
    Object.assign(smtp, { refusesAt: command, answer: code });
    await anonymous(enquiries.send, { body: enquiry });
    await runJobs();
    expect(await rowsOf(db, 'select distinct state, attempts from mails')).toEqual([{ state, attempts: 1 }]);
  },
);

test('a postponed job that runs again sends nothing, because its successor will', async () => {
  const { smtp, mailer, anonymous, runJobs, db, jobs } = await withSmtp();
  smtp.answer = 'drop';
  await anonymous(enquiries.send, { body: enquiry });
  await runJobs();
  smtp.answer = 250;
  const deps = {
    db,
    jobs,
    mailer,
    logger: pino({ level: 'silent' }),
    now: () => new Date(),
    announce: async () => {},
  };
  await deliverMail(deps, { id: 'enquiry-1', attempts: 0 });
  expect(smtp.mails).toEqual([]);
  await deliverMail(deps, { id: 'enquiry-1', attempts: 1 });
  expect(smtp.mails).toHaveLength(1);
});

test('a permanently refused mail keeps no text, which may contain a secret link', async () => {
  const mailer = async () => {
    throw new PermanentRefusal('550 No such user');
  };
  const { anonymous, build, runJobs, db } = await testApp({ mailer });
  await anonymous(auth.requestReset, { body: { email: (await build.user()).email } });
  await runJobs();
  expect(await rowsOf(db, 'select state, letter, error from mails')).toEqual([
    { state: 'refused', letter: null, error: '550 No such user' },
  ]);
});

test('after five days of retries a mail is refused, with the reason', async () => {
  let now = new Date();
  const mailer = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  const { anonymous, runJobs, db } = await testApp({ mailer, now: () => now });
  await anonymous(enquiries.send, { body: enquiry });
  await runJobs();
  now = new Date(now.getTime() + 5 * 24 * 60 * 60 * 1_000 + 60_000);
  await runJobs('all');
  expect(await rowsOf(db, 'select state, error from mails limit 1')).toEqual([
    { state: 'refused', error: 'connect ECONNREFUSED' },
  ]);
});

test('delays double from five seconds to fifteen minutes', () => {
  expect([1, 2, 3, 8, 9, 50].map((attempts) => retryDelay(attempts) / 1_000)).toEqual([
    5, 10, 20, 640, 900, 900,
  ]);
});

test('without SMTP a mail is a file named by its id, and is written only once', async () => {
  const { mailer, outbox } = withOutbox();
  await mailer('enquiry-1', letter);
  const written = statSync(join(outbox, 'enquiry-1.eml')).mtimeMs;
  await mailer('enquiry-1', { ...letter, subject: 'Other' });
  expect(readdirSync(outbox)).toEqual(['enquiry-1.eml']);
  expect(statSync(join(outbox, 'enquiry-1.eml')).mtimeMs).toBe(written);
  const eml = readFileSync(join(outbox, 'enquiry-1.eml'), 'utf8');
  expect(eml).toContain('Subject: Hi');
  expect(eml).toContain('Message-ID: <enquiry-1@quorumia.example>');
});

test('typed text never becomes a header', async () => {
  const { mailer, outbox } = withOutbox();
  const hostile = { name: 'Eva\r\nBcc: all@example.org', address: 'eva@example.org' };
  await mailer('enquiry-2', { ...letter, replyTo: hostile, subject: 'Hi\r\nBcc: all@example.org' });
  const head = readFileSync(join(outbox, 'enquiry-2.eml'), 'utf8').split('\n\n')[0];
  expect(head).not.toMatch(/^Bcc:/m);
});
