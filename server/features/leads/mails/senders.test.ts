import { expect, test } from 'vitest';
import { leadMails } from '../../../../shared/leads/mails/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const minute = 60_000;

async function withAccount() {
  const clock = { now: Date.parse('2026-03-02T11:00:00Z') };
  const app = await testApp({ now: () => new Date(clock.now) });
  const user = await app.build.user();
  const call = await app.as(user, new Date(clock.now + 86_400_000));
  const askCode = async () => {
    const { status } = await call(leadMails.askCode);
    await app.runJobs();
    return { status, code: /\b\d{6}\b/.exec(app.mailbox.at(-1)?.text ?? '')?.[0] ?? '' };
  };
  const prove = (code: string) => call(leadMails.prove, { body: { code } });
  return { ...app, clock, user, call, askCode, prove };
}

/** Another code of six digits. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('an address is proven once by the code that was mailed to it', async () => {
  const { call, askCode, prove, mailbox, user, db } = await withAccount();
  expect((await call(leadMails.sender)).body).toEqual({
    address: user.email,
    isProven: false,
    maySend: true,
  });
  const { code } = await askCode();
  expect(mailbox.at(-1)?.to).toEqual({ name: '', address: user.email });
  expect(JSON.stringify(await rowsOf(db, 'select * from crm_senders'))).not.toContain(code);
  expect((await prove(` ${code} `)).body).toMatchObject({ isProven: true });
  expect((await call(leadMails.sender)).body).toMatchObject({ isProven: true });
  expect((await prove(code)).body.fields.code).toMatch(/ya no sirve/);
});

test('a wrong code is refused, and after five of them the right one too', async () => {
  const { askCode, prove, call } = await withAccount();
  const { code } = await askCode();
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await prove(otherThan(code))).body.fields.code).toMatch(/no es el código/);
  }
  expect((await prove(code)).status).toBe(400);
  expect((await call(leadMails.sender)).body).toMatchObject({ isProven: false });
});

test('a code works for a quarter of an hour, and only the last one', async () => {
  const { askCode, prove, clock } = await withAccount();
  const first = await askCode();
  const second = await askCode();
  expect(first.code === second.code || (await prove(first.code)).status === 400).toBe(true);
  clock.now += 15 * minute;
  expect((await prove(second.code)).body.fields.code).toMatch(/ya no sirve/);
});

test('a code for the former address proves nothing about the new one', async () => {
  const { askCode, prove, call, db, user } = await withAccount();
  const former = await askCode();
  await rowsOf(db, `update users set email = 'new@example.org' where id = ${user.id}`);
  expect((await prove(former.code)).status).toBe(400);
  const { code } = await askCode();
  expect((await prove(code)).body).toMatchObject({ address: 'new@example.org', isProven: true });
  await rowsOf(db, `update users set email = 'third@example.org' where id = ${user.id}`);
  expect((await call(leadMails.sender)).body).toMatchObject({ isProven: false });
});

test('codes can be asked for five times an hour', async () => {
  const { askCode } = await withAccount();
  for (let asked = 0; asked < 5; asked += 1) expect((await askCode()).status).toBe(200);
  expect((await askCode()).status).toBe(429);
});

test.each([{}, { code: '12345' }, { code: 'abcdef' }])('%j is no code', async (body) => {
  const { call } = await withAccount();
  const answer = await call(leadMails.prove, { body });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['code']]);
});
