import { expect, test } from 'vitest';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { marketingLeadsApi } from '../../../../../shared/marketing/capture/leads/endpoints';
import { rowsOf } from '../../../../testing/database';
import { withLivePage } from '../testing/live-page';

const day = 24 * 60 * 60;

async function withPending() {
  const made = await withLivePage();
  await made.send({ consent: 'on' });
  const [lead] = await made.leads();
  const lapse = async () => {
    made.clock.pass(7 * day + 60);
    await made.clear();
  };
  const count = async (table: string) => (await rowsOf(made.db, `select 1 from ${table}`)).length;
  const states = () => rowsOf(made.db, 'select consent from marketing_leads');
  return { ...made, id: lead?.id as number, contactId: lead?.contactId as number, lapse, count, states };
}

test('a lead that never confirmed is deleted after seven days, with its submissions and its contact', async () => {
  const { lapse, count } = await withPending();
  await lapse();
  for (const table of ['marketing_leads', 'marketing_submissions', 'marketing_consents', 'crm_contacts'])
    expect([table, await count(table)]).toEqual([table, 0]);
});

test('a lead that a person has worked on is kept, and only its pending consent ends', async () => {
  const { call, id, lapse, states, count } = await withPending();
  await call(marketingLeadsApi.update, { params: { id }, body: { notes: 'Called' } });
  await lapse();
  expect([await states(), await count('marketing_consents'), await count('crm_contacts')]).toEqual([
    [{ consent: 'none' }],
    0,
    1,
  ]);
});

test('a lead whose contact a person has worked on is kept', async () => {
  const { call, contactId, lapse, states } = await withPending();
  await call(leadContacts.update, { params: { id: contactId }, body: { notes: 'Called' } });
  await lapse();
  expect(await states()).toEqual([{ consent: 'none' }]);
});

test('a lead that also wrote without ticking the box, or that confirmed, is kept', async () => {
  const { send, lapse, states, confirm } = await withPending();
  await confirm();
  await send({ email: 'joan@example.org' });
  await send({ email: 'joan@example.org', consent: 'on' });
  await lapse();
  const left = (await states()).map(({ consent }) => consent as string);
  expect(new Set(left)).toEqual(new Set(['confirmed', 'none']));
});
