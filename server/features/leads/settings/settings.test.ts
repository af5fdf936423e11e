import { expect, test } from 'vitest';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadSearch } from '../../../../shared/leads/search/endpoints';
import { leadSettings } from '../../../../shared/leads/settings/endpoints';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

async function signedIn() {
  const app = await testApp();
  const call = await app.as(await app.build.user());
  const set = (body: object) => call(leadSettings.update, { body, headers: { 'Accept-Language': 'en' } });
  return { ...app, call, set };
}

test('an account begins in euros and in Spain, and changes what it says', async () => {
  const { call, set } = await signedIn();
  const first = { currency: 'EUR', country: 'ES', lostReasons: null };
  expect((await call(leadSettings.read)).body).toEqual(first);
  expect((await set({})).body).toEqual(first);
  const lostReasons = ['Price', 'No budget'];
  expect((await set({ lostReasons })).body).toEqual({ ...first, lostReasons });
  expect((await set({ country: 'MX' })).body).toEqual({ ...first, lostReasons, country: 'MX' });
});

test.each([
  [{ currency: 'XYZ' }, 'currency'],
  [{ country: 'XX' }, 'country'],
  [{ lostReasons: [] }, 'lostReasons'],
  [{ lostReasons: ['Price', ' PRICE '] }, 'lostReasons'],
  [{ lostReasons: [' '] }, 'lostReasons.0'],
])('%o is refused beside its field', async (body, field) => {
  const { set } = await signedIn();
  const { status, body: refusal } = await set(body);
  expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]]);
});

test('a change of currency recalculates the sums of companies', async () => {
  const { call, set } = await signedIn();
  const { id } = (await call(leadCompanies.create, { body: { name: 'Forn' } })).body;
  const deal = (amount: number, currency?: string) =>
    call(leadOpportunities.create, {
      body: { title: 'Web', companyId: id, amount, ...(currency && { currency }) },
    });
  await deal(100_00);
  await deal(70_00, 'USD');
  const sums = async () => (await call(leadCompanies.read, { params: { id } })).body;
  expect(await sums()).toMatchObject({ openDeals: 2, openAmount: 100_00, openOthers: 1 });
  await set({ currency: 'USD' });
  expect(await sums()).toMatchObject({ openDeals: 2, openAmount: 70_00, openOthers: 1, version: 1 });
  expect((await deal(5_00)).body.currency).toBe('USD');
});

test('phones without a country are numbers of the account’s, and found as such', async () => {
  const { call, set, db, runJobs } = await signedIn();
  const points = [{ kind: 'phone' as const, value: '55 1234 5678' }];
  await call(leadContacts.create, { body: { firstName: 'Ana', points } });
  await call(leadContacts.create, { body: { firstName: 'Eva', points, country: 'US' } });
  await call(leadCompanies.create, { body: { name: 'Forn', phone: '55 1234 5678' } });
  const abroad = [{ kind: 'phone' as const, value: '+52 55 1234 5678' }];
  await call(leadContacts.create, { body: { firstName: 'Ona', points: abroad } });
  const pairs = () => rowsOf(db, 'select low_id, high_id from crm_duplicates');
  expect(await pairs()).toEqual([]);
  await set({ country: 'MX' });
  for (let step = 0; step < 4; step += 1) await runJobs('all');
  expect(await pairs()).toEqual([{ low_id: 1, high_id: 3 }]);
  expect(await rowsOf(db, "select kind from acts where kind = 'edit'")).toEqual([]);
  expect(await rowsOf(db, 'select normalised from crm_contact_points order by contact_id')).toEqual([
    { normalised: '+525512345678' },
    { normalised: '+15512345678' },
    { normalised: '+525512345678' },
  ]);
  expect(await rowsOf(db, 'select phone_key from crm_companies')).toEqual([{ phone_key: '+525512345678' }]);
  const found = async (q: string) =>
    (await call(leadSearch.find, { query: { q } })).body.map(({ name }: { name: string }) => name).toSorted();
  expect(await found('5512345678')).toEqual(['Ana', 'Eva', 'Forn', 'Ona']);
  expect(await found('+525512345678')).toEqual(['Ana', 'Forn', 'Ona']);
});
