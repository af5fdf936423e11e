import { expect, test } from 'vitest';
import { rowsOf } from '../../../../testing/database';
import { withSequence } from '../testing/with-sequence';

test('a lead that confirms gets its instant reply, and the next mail two days later', async () => {
  const { confirm, send, smtp, mails, pass, lead, db } = await withSequence();
  const id = await confirm();
  await send();
  expect(await mails()).toMatchObject([{ status: 'sent' }, { status: 'due' }]);
  const [mail] = smtp.mails as [(typeof smtp.mails)[number]];
  expect(mail.to).toBe('ana@example.org');
  const { unsubscribe_token: token } = (await lead(id)) as { unsubscribe_token: string };
  const unfolded = mail.raw.replace(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toContain(`List-Unsubscribe: <http://localhost:5000/u/${token}>`);
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(unfolded).toMatch(/Reply-To: .*<hola@espiga\.example>/);
  pass(47);
  await send();
  expect(smtp.mails).toHaveLength(1);
  pass(1);
  await send();
  expect(await mails()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  const [first] = await mails();
  expect(smtp.mails[1]?.raw).toContain(`References: ${first?.messageId}`);
  const [enrolment] = await rowsOf(db, 'select status from marketing_enrolments');
  expect(enrolment).toEqual({ status: 'finished' });
});

test.each([
  ['451', 451, '', 'soft'],
  ['552 5.2.2', 552, '5.2.2', 'soft'],
  ['550 5.7.1', 550, '5.7.1', 'failed'],
  ['550 5.1.1', 550, '5.1.1', 'hard'],
  ['550', 550, '', 'hard'],
  ['554', 554, '', 'failed'],
])('the answer %s to a mail makes it %s', async (_name, code, enhanced, status) => {
  const { confirm, send, smtp, mails, suppressions } = await withSequence();
  await confirm();
  Object.assign(smtp, { answer: code, enhanced });
  await send();
  expect((await mails())[0]).toMatchObject({ status, attempts: 1 });
  const suppressed = status === 'hard' ? [{ email: 'ana@example.org', reason: 'bounced' }] : [];
  expect(await suppressions()).toEqual(suppressed);
});

test('a refusal of the sender is not the fault of the address', async () => {
  const { confirm, send, smtp, mails, suppressions } = await withSequence();
  await confirm();
  Object.assign(smtp, { answer: 550, refusesAt: 'MAIL FROM' });
  await send();
  expect((await mails())[0]).toMatchObject({ status: 'failed' });
  expect(await suppressions()).toEqual([]);
});

test('a mail that is put off is tried after 5 and 30 minutes, 2, 8 and 24 hours, and then failed', async () => {
  const { confirm, send, smtp, mails, clock } = await withSequence();
  await confirm();
  smtp.answer = 451;
  const waited: number[] = [];
  for (;;) {
    await send();
    const [mail] = await mails();
    if (mail?.status !== 'soft') break;
    waited.push((Number(new Date(mail.nextAt as Date)) - Number(clock.at)) / 60_000);
    // In the daytime, or the quiet hours would move it.
    clock.at = new Date(mail.nextAt as Date);
    while (clock.at.getUTCHours() < 8 || clock.at.getUTCHours() > 18 || clock.at.getUTCDay() === 0) {
      clock.at = new Date(clock.at.getTime() + 3_600_000);
    }
  }
  expect(waited).toEqual([5, 30, 120, 480, 1440]);
  expect((await mails())[0]).toMatchObject({ status: 'failed', attempts: 6 });
});

test('where the connection ends after DATA, the mail is unknown, visible, and never sent again', async () => {
  const { confirm, send, smtp, mails, read, pass } = await withSequence({ steps: [{ delay: 0 }] });
  await confirm();
  smtp.answer = 'drop after DATA';
  await send();
  expect(await mails()).toMatchObject([{ status: 'unknown', nextAt: null }]);
  smtp.answer = 250;
  for (let day = 0; day < 3; day += 1) {
    pass(24);
    await send();
  }
  expect(smtp.mails).toHaveLength(1);
  expect((await read()).messages).toMatchObject({ unknown: 1, sent: 0 });
});

test('a mail whose connection is refused or dropped before DATA has not left, and is tried again', async () => {
  const { confirm, send, smtp, mails, pass } = await withSequence();
  await confirm();
  smtp.answer = 'drop';
  await send();
  expect((await mails())[0]).toMatchObject({ status: 'soft' });
  smtp.answer = 250;
  pass(0.1);
  await send();
  expect((await mails())[0]).toMatchObject({ status: 'sent', attempts: 2 });
  expect(smtp.mails).toHaveLength(1);
});

test('five refusals running for the policy pause the sequence, and one that is accepted counts anew', async () => {
  const { confirm, send, smtp, read } = await withSequence();
  const refused = async (count: number) => {
    Object.assign(smtp, { answer: 550, enhanced: '5.7.1' });
    for (let one = 0; one < count; one += 1) {
      await confirm(`lead${Math.random()}@example.org`);
      await send();
    }
  };
  await refused(4);
  smtp.answer = 250;
  await confirm();
  await send();
  await refused(4);
  expect((await read()).status).toBe('on');
  await refused(1);
  expect(await read()).toMatchObject({ status: 'paused', problem: expect.stringContaining('five emails') });
});
