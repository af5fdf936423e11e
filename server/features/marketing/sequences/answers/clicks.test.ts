import { expect, test } from 'vitest';
import { marketingLeadsApi } from '../../../../../shared/marketing/capture/leads/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { leadRepliesApi } from '../../../../../shared/marketing/sequences/endpoints';
import { marketingLinksApi } from '../../../../../shared/marketing/links/endpoints';
import { rowsOf } from '../../../../testing/database';
import { firefox } from '../../capture/testing/live-page';
import { withSequence } from '../testing/with-sequence';

/** A lead who was sent the first mail of a sequence, and what follows its link. */
async function withMail() {
  const made = await withSequence();
  const { anonymous, call, confirm, send, mails, db, product } = made;
  await rowsOf(
    db,
    `update marketing_products set url = 'https://espiga.example/hogaza' where id = ${product.id}`,
  );
  const leadId = await confirm();
  await send();
  const [mail] = await mails();
  const code = mail?.linkCode as string;
  const stored = async () =>
    (await rowsOf<{ count: number }>(db, 'select count(*)::int as count from marketing_clicks'))[0]?.count;
  return {
    ...made,
    leadId,
    /** Follows the link of the mail, and waits until the click is stored. */
    click: async (userAgent = firefox) => {
      const before = (await stored()) ?? 0;
      await anonymous(marketingLinksApi.follow, { params: { code }, headers: { 'User-Agent': userAgent } });
      await expect.poll(stored).toBe(before + 1);
    },
    shown: async () => (await call(marketingLeadsApi.read, { params: { id: leadId } })).body,
    events: () =>
      rowsOf<{ kind: string }>(
        db,
        `select kind, data from marketing_lead_events where lead_id = ${leadId} and kind = 'clicked'`,
      ),
  };
}

test('a lead who clicks in a mail is engaged, and what has happened says so once for each mail', async () => {
  const { click, shown, events, mails, pass, send, smtp } = await withMail();
  expect(await shown()).toMatchObject({ status: 'contacted' });
  await click();
  expect(await shown()).toMatchObject({ status: 'engaged', answeredAt: null });
  expect(await events()).toHaveLength(1);
  await click();
  expect(await events()).toHaveLength(1);
  pass(48);
  await send();
  expect(smtp.mails).toHaveLength(2);
  expect(await mails()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
});

test('a click of a lead who was answered by hand leaves it so, and nothing waits again', async () => {
  const { call, click, shown, events, leadId, company } = await withMail();
  const params = { id: leadId };
  const waiting = async () => (await call(marketingCompaniesApi.list)).body[0]?.unrepliedCount;
  await call(leadRepliesApi.answered, { params });
  expect(await shown()).toMatchObject({ status: 'engaged', marketingCompanyId: company.id });
  expect(await waiting()).toBe(1);
  const { version } = await shown();
  await call(marketingLeadsApi.update, { params, body: { status: 'contacted', version } });
  expect(await waiting()).toBe(0);
  await click();
  expect(await shown()).toMatchObject({ status: 'contacted' });
  expect(await waiting()).toBe(0);
  expect(await events()).toHaveLength(1);
});

test('a robot that follows the link of a mail engages nobody', async () => {
  const { click, shown, events } = await withMail();
  await click('Googlebot/2.1 (+http://www.google.com/bot.html)');
  expect(await shown()).toMatchObject({ status: 'contacted' });
  expect(await events()).toEqual([]);
});

test.each(['qualified', 'won', 'lost', 'spam'])(
  'a click leaves a lead %s as a person set it',
  async (status) => {
    const { click, shown, events, db, leadId } = await withMail();
    await rowsOf(db, `update marketing_leads set status = '${status}' where id = ${leadId}`);
    await click();
    expect(await shown()).toMatchObject({ status });
    expect(await events()).toHaveLength(1);
  },
);
