import { expect, test } from 'vitest';
import type { Page } from '../../../../../shared/list/page';
import { leadRepliesApi, marketingSequencesApi } from '../../../../../shared/marketing/sequences/endpoints';
import type { MailedLead } from '../../../../../shared/marketing/sequences/listed-mails';
import { withSequence } from '../testing/with-sequence';

/** Three leads a day apart; the second one answered its first mail, and the first one had both. */
async function threeLeads() {
  const made = await withSequence();
  const leads: number[] = [];
  for (const name of ['ana', 'bea', 'carla']) {
    leads.push(await made.confirm(`${name}@example.org`));
    await made.send();
    if (name === 'bea') await made.call(leadRepliesApi.answered, { params: { id: leads[1] as number } });
    made.pass(24);
  }
  await made.send();
  const list = async (query: object = {}) =>
    (await made.call(marketingSequencesApi.mailed, { params: made.params, query })).body as Page<MailedLead>;
  return { ...made, leads, list };
}

test('the mails are listed by lead, in the order of their steps, the latest lead first', async () => {
  const { leads, list } = await threeLeads();
  const { rows, next } = await list();
  const [ana, bea, carla] = leads;
  expect(rows.map(({ leadId }) => leadId)).toEqual([carla, bea, ana]);
  expect(rows.map(({ mails }) => mails.map(({ position, status }) => [position, status]))).toEqual([
    [
      [0, 'sent'],
      [1, 'due'],
    ],
    [
      [0, 'sent'],
      [1, 'skipped'],
    ],
    [
      [0, 'sent'],
      [1, 'sent'],
    ],
  ]);
  expect(rows[1]).toMatchObject({ leadEmail: 'bea@example.org', mails: [{}, { reason: 'answered' }] });
  expect(next).toBeNull();
});

test('pages hold whole leads, and a filter leaves the mails in that state', async () => {
  const { leads, list } = await threeLeads();
  const first = await list({ limit: 2 });
  expect(first.rows.map(({ mails }) => mails.length)).toEqual([2, 2]);
  const second = await list({ limit: 2, cursor: first.next });
  expect(second).toMatchObject({ rows: [{ leadId: leads[0] }], next: null });
  const filter = JSON.stringify({ status: { any: ['skipped'] } });
  expect(await list({ filter })).toMatchObject({
    rows: [{ leadId: leads[1], mails: [{ status: 'skipped', position: 1 }] }],
  });
});
