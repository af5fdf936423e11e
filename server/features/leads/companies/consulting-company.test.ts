import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { testApp } from '../../../testing/app';

async function linking() {
  const { as, build } = await testApp();
  const owner = await build.user();
  const call = await as(owner);
  const { company: bakery } = await build.company(owner, { name: 'Forn de Vic' });
  const made = await call(leadCompanies.create, { body: { name: 'Forn de Vic' } });
  const { id } = made.body as { id: number };
  const params = { id };
  const set = (consultingCompanyId: number | null) =>
    call(leadCompanies.update, {
      params,
      body: { consultingCompanyId },
      headers: { 'Accept-Language': 'en' },
    });
  const linked = async () => (await call(leadCompanies.read, { params })).body.consultingCompanyId;
  const undo = (act: string) => call(leadActs.undo, { params: { act } });
  return { as, build, owner, call, bakery, set, linked, undo, params };
}

test('a company is linked to the same one in CONSULTIA, and undo takes the link away', async () => {
  const { call, bakery, set, linked, undo, params } = await linking();
  const saved = await set(bakery.id);
  expect(await linked()).toBe(bakery.id);
  const [change] = (await call(leadCompanies.history, { params })).body;
  expect(change).toMatchObject({
    before: { consultingCompanyId: null },
    after: { consultingCompanyId: bakery.id },
  });
  expect((await undo(saved.body.act)).body).toMatchObject({ records: 1, count: 0 });
  expect(await linked()).toBeNull();
  await set(bakery.id);
  await set(null);
  expect(await linked()).toBeNull();
});

test('a company of another account or none cannot be linked', async () => {
  const { build, call, set, linked } = await linking();
  const { company: foreign } = await build.company();
  for (const id of [foreign.id, 999_999]) {
    const refused = await set(id);
    expect([refused.status, refused.body.message]).toEqual([404, 'This company isn’t in CONSULTIA']);
  }
  expect(await linked()).toBeNull();
  const body = { name: 'Other', consultingCompanyId: foreign.id };
  expect((await call(leadCompanies.create, { body })).status).toBe(404);
});

test('a link ends with the company in CONSULTIA, and undo does not bring it back', async () => {
  const { call, bakery, set, linked, undo } = await linking();
  await set(bakery.id);
  const unset = await set(null);
  await call(companies.remove, { params: { companyId: bakery.id } });
  const undone = await undo(unset.body.act);
  expect(undone.body).toMatchObject({ records: 0, exceptions: [{ fields: ['consultingCompanyId'] }] });
  expect(await linked()).toBeNull();
});
