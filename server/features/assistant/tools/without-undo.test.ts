import { afterEach, expect, test } from 'vitest';
import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import { problems } from '../../../../shared/consulting/items/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { marketingCampaignsApi } from '../../../../shared/marketing/campaigns/editing/endpoints';
import { readConfig } from '../../../platform/config';
import { createMailer } from '../../../platform/mail/mailer';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { smtpServer } from '../../../testing/smtp-server';
import { withPost } from '../../marketing/publications/testing/scheduled-posts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** An account that can mail, with a contact. */
async function withContact() {
  const smtp = await smtpServer();
  open.push(smtp.close);
  const app = await testApp({ mailer: createMailer(readConfig({ SMTP_URL: smtp.url })) });
  const user = await app.build.user({ username: 'marta' });
  const call = await app.as(user);
  const points = [{ kind: 'email', value: 'ria@example.org' }];
  const { body: contact } = await call(leadContacts.create, { body: { firstName: 'Ría', points } });
  const args = { contact: `contact-${contact.id}`, subject: 'Offer', text: 'Good morning,\n\nhere it is.' };
  const propose = () => call(assistantApi.propose, { body: { tool: 'email_contact', args } });
  const prove = () =>
    rowsOf(app.db, `insert into crm_senders (user_id, proven_email) values (${user.id}, '${user.email}')`);
  return { ...app, smtp, call, propose, prove };
}

test('a mail shows its recipient and its whole text, and goes out once, after it was confirmed', async () => {
  const { smtp, call, propose, prove, runJobs } = await withContact();
  await prove();
  const { status, body } = await propose();
  expect([status, body.effect]).toEqual([201, 'outward']);
  expect(body.outward).toEqual({
    recipients: ['ria@example.org'],
    subject: 'Offer',
    text: 'Good morning,\n\nhere it is.',
  });
  await runJobs('all');
  expect(smtp.mails).toEqual([]);
  const confirm = (proposal: string) => call(proposalsApi.confirm, { params: { proposal } });
  expect((await confirm(body.id)).body).toMatchObject({ state: 'confirmed', done: null });
  expect((await confirm((await propose()).body.id)).body.state).toBe('confirmed');
  await runJobs('all');
  await runJobs('all');
  expect(smtp.mails.map(({ to }) => to)).toEqual(['ria@example.org']);
});

test('without a proven sender no mail is proposed, and it says why', async () => {
  const { propose } = await withContact();
  const { status, body } = await propose();
  expect([status, body.message]).toEqual([409, expect.stringMatching(/dirección|address/i)]);
});

test('a campaign that is paused holds its posts', async () => {
  const { call, post, channel } = await withPost();
  const webhook = await channel();
  const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 60 * 60_000).toISOString();
  const campaign = `campaign-${post.id}`;
  const run = async (tool: string, args: object) => {
    const { body } = await call(assistantApi.propose, { body: { tool, args } });
    return (await call(proposalsApi.confirm, { params: { proposal: body.id } })).body;
  };
  expect(webhook).toBeDefined();
  await run('schedule_posts', { campaign, when: at });
  expect(await run('pause_campaign', { campaign })).toMatchObject({ state: 'confirmed', done: null });
  const { body } = await call(marketingCampaignsApi.read, { params: { id: post.id as number } });
  expect(body.status).toBe('paused');
});

test('a problem that is told stands in the list of its business', async () => {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  const call = await as(owner);
  const args = { business: `business-${company.id}`, list: 'problems', text: 'Orders get lost' };
  const { body } = await call(assistantApi.propose, { body: { tool: 'add_finding', args } });
  expect(body.effect).toBe('final');
  await call(proposalsApi.confirm, { params: { proposal: body.id } });
  const { body: listed } = await call(problems.list, { params: { companyId: company.id } });
  expect(listed).toMatchObject([{ description: 'Orders get lost' }]);
});
