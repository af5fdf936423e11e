import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { mailsADay } from '../../../../../shared/marketing/sequences/scales';
import { readConfig } from '../../../../platform/config';
import { createMailer } from '../../../../platform/mail/mailer';
import { rowsOf } from '../../../../testing/database';
import { closeAfterTest } from '../../../../testing/opened';
import { smtpServer } from '../../../../testing/smtp-server';
import { movedClock, withLivePage } from '../testing/live-page';

async function withMailServer() {
  const smtp = await smtpServer();
  closeAfterTest(() => smtp.close());
  const made = await withLivePage(movedClock(), createMailer(readConfig({ SMTP_URL: smtp.url })));
  return { ...made, smtp };
}

test("opt-in mails contain no address from a company's names, and are sent in the site's name", async () => {
  const { call, company, send, runJobs, smtp } = await withMailServer();
  const body = {
    name: 'BANCO X: verifique en https://evil.example/login o evil.example',
    senderName: 'Banco X (www.evil.example)',
  };
  expect((await call(marketingCompaniesApi.update, { params: { id: company.id }, body })).status).toBe(200);
  await send({ consent: 'on' });
  await runJobs();
  const { from, subject, text, html } = await PostalMime.parse(smtp.mails[0]?.raw ?? '');
  expect(from?.name).toBe('Banco X a través de QuorumIA');
  expect(subject).toBe('Confirma tu correo para BANCO X: verifique en o');
  expect(text).toContain('Confirma tu correo para BANCO X: verifique en o.');
  expect(`${subject} ${text} ${html}`).not.toContain('evil');
});

const planned = (db: Parameters<typeof rowsOf>[0]) =>
  rowsOf<{ at: Date }>(
    db,
    'select sends_at as at from marketing_opt_in_mails order by sends_at desc, id desc',
  );

test('an opt-in mail above the daily limit waits until the next day, and its link is valid from then on', async () => {
  const { send, runJobs, smtp, db, user, clock } = await withMailServer();
  const hour = 3_600_000;
  const begun = new Date(clock.now().getTime() - hour);
  await rowsOf(
    db,
    `insert into marketing_opt_in_mails (user_id, sends_at)
      select ${user.owner}, '${begun.toISOString()}' from generate_series(1, ${mailsADay - 1})`,
  );
  await send({ consent: 'on' });
  await send({ consent: 'on', email: 'joan@example.org' });
  await runJobs();
  const arrived = () => smtp.mails.map(({ to }) => to);
  expect(arrived()).toEqual(['eva@example.org']);
  const [waiting] = await planned(db);
  expect(new Date(waiting?.at ?? 0).getTime()).toBe(begun.getTime() + 24 * hour);
  const [{ at: expires }] = (await rowsOf<{ at: string }>(
    db,
    'select max(expires_at) as at from marketing_opt_ins',
  )) as [{ at: string }];
  expect(new Date(expires).getTime()).toBe(begun.getTime() + 8 * 24 * hour);
  await runJobs('all');
  expect(arrived()).toEqual(['eva@example.org', 'joan@example.org']);
});

test('the daily counts of mails are deleted after two days', async () => {
  const { send, clear, clock, db } = await withLivePage();
  await send({ consent: 'on' });
  expect(await planned(db)).toHaveLength(1);
  clock.pass(2 * 24 * 3_600 + 60);
  await clear();
  expect(await planned(db)).toEqual([]);
});
