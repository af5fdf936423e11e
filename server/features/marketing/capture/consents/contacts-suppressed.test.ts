import { expect, test } from 'vitest';
import { leadActs } from '../../../../../shared/leads/acts/endpoints';
import { leadConsents } from '../../../../../shared/leads/consents/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { suppressionsApi } from '../../../../../shared/marketing/capture/suppressions/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { bakery } from '../../testing/companies';
import { withLivePage } from '../testing/live-page';

/** The bakery with a lead that confirmed its opt-in, and a second company of the same account. */
async function withConfirmedLead() {
  const made = await withLivePage();
  const { call, send, confirm, leads } = made;
  await call(marketingCompaniesApi.create, { body: { ...bakery, name: 'Horno Norte' } });
  await send({ consent: 'on' });
  await confirm();
  const [lead] = await leads();
  const id = lead?.contactId as number;
  const suppressed = async () =>
    (await call(suppressionsApi.list, { query: {} })).body.rows.map(
      ({ email, reason }: { email: string; reason: string }) => `${email} ${reason}`,
    );
  const change = async (body: object) => (await call(leadContacts.update, { params: { id }, body })).body;
  const say = (state: 'granted' | 'withdrawn', purpose = 'marketing') =>
    call(leadConsents.add, {
      params: { id },
      body: { purpose, state, source: 'By phone', wordingVersion: '1' },
    });
  const optIn = async () => {
    await send({ consent: 'on' });
    await confirm();
  };
  const consent = async () => (await leads())[0]?.consent;
  return { ...made, change, say, optIn, consent, suppressed };
}

const both = ['eva@example.org contact', 'eva@example.org contact'];

test('a contact who withdraws from advertising is suppressed in every company, until a new opt-in', async () => {
  const { say, consent, suppressed, optIn } = await withConfirmedLead();
  await say('withdrawn', 'profiling');
  expect([await consent(), await suppressed()]).toEqual(['confirmed', []]);
  await say('withdrawn');
  expect([await consent(), await suppressed()]).toEqual(['withdrawn', both]);
  await say('granted');
  expect([await consent(), await suppressed()]).toEqual(['withdrawn', both]);
  await optIn();
  // The opt-in was for the bakery, so the second company keeps its suppression.
  expect([await consent(), await suppressed()]).toEqual(['confirmed', both.slice(1)]);
});

test('a contact marked as not to be contacted is suppressed, with new addresses, and stays suppressed when the mark is removed', async () => {
  const { change, call, consent, suppressed, optIn } = await withConfirmedLead();
  const { act } = await change({ doNotContact: true });
  expect([await consent(), await suppressed()]).toEqual(['withdrawn', both]);
  const points = ['eva@example.org', 'E.Puig@example.org'].map((value) => ({ kind: 'email', value }));
  await change({ points });
  expect((await suppressed()).toSorted()).toEqual([
    'e.puig@example.org contact',
    'e.puig@example.org contact',
    ...both,
  ]);
  expect((await call(leadActs.undo, { params: { act } })).status).toBe(200);
  await change({ doNotContact: false });
  expect([await consent(), (await suppressed()).length]).toEqual(['withdrawn', 4]);
  await optIn();
  expect([await consent(), (await suppressed()).length]).toEqual(['confirmed', 3]);
});

test('an address that was suppressed earlier for another reason keeps that reason', async () => {
  const { call, company, change, suppressed } = await withConfirmedLead();
  const body = { marketingCompanyId: company.id, email: 'eva@example.org' };
  await call(suppressionsApi.add, { body });
  await change({ doNotContact: true });
  expect((await suppressed()).toSorted()).toEqual(['eva@example.org by hand', 'eva@example.org contact']);
});
