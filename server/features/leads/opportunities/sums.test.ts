import type { Doing } from '../../../platform/acts/act';
import { expect, test } from 'vitest';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadOpportunities, leadStages, type Stage } from '../../../../shared/leads/opportunities/endpoints';
import { person } from '../../../platform/acts/record-deps';
import { testApp } from '../../../testing/app';
import { leadsRecorder } from '../recording/leads-recorder';

test('a company’s sums count all its opportunities, and each filter finds those of its sum', async () => {
  const { as, build, db } = await testApp();
  const user = await build.user();
  const call = await as(user);
  const stages: Stage[] = (await call(leadStages.list)).body;
  const idOf = (outcome: string) => stages.find((stage) => stage.outcome === outcome)?.id;
  const [company, other] = await Promise.all(
    ['Astilleros', 'Astilleros'].map(
      async (name) => (await call(leadCompanies.create, { body: { name } })).body.id,
    ),
  );
  const deals = (of: number, outcome: string, count: number, currency = 'EUR') =>
    Array.from({ length: count }, (_, n) => ({
      fields: { title: `${n}`, companyId: of, stageId: idOf(outcome), amount: 100, currency },
    }));
  const at = new Date('2026-03-10T12:00:00Z');
  const doing: Doing = {
    owner: user.owner,
    actor: person(user),
    kind: 'import',
    entity: 'opportunity',
    at,
  };
  await leadsRecorder.act(db, doing, (act) =>
    act.create('opportunity', [
      ...deals(company, 'open', 205),
      ...deals(company, 'open', 3, 'USD'),
      ...deals(company, 'won', 202),
      ...deals(company, 'lost', 2),
      ...deals(other, 'open', 4),
    ]),
  );
  const sums = (await call(leadOpportunities.sums, { query: { company: String(company) } })).body;
  expect(sums).toEqual({
    currency: 'EUR',
    open: { count: 208, amount: 20_500, others: 3, otherCurrency: 'USD', otherAmount: 300 },
    won: { count: 202, amount: 20_200, others: 0, otherCurrency: null, otherAmount: null },
  });
  expect((await call(leadCompanies.read, { params: { id: company } })).body).toMatchObject({
    openOthers: 3,
    openElsewhere: [{ currency: 'USD', amount: 300 }],
  });
  const found = async (filter: object) => {
    const companyId = { any: [String(company)] };
    const query = { filter: JSON.stringify({ companyId, ...filter }) };
    return (await call(leadOpportunities.count, { query })).body.count;
  };
  expect(await found({ outcome: { any: ['open'] }, currency: { is: 'EUR' } })).toBe(205);
  expect(await found({ outcome: { any: ['open'] }, currency: { isNot: 'EUR' } })).toBe(3);
  expect(await found({ outcome: { any: ['won'] } })).toBe(202);

  const none = (await call(leadOpportunities.sums, { query: { company: '999999' } })).body;
  expect(none.won).toEqual({ count: 0, amount: 0, others: 0, otherCurrency: null, otherAmount: null });
});

test('“is anything but” finds rows without a value, too', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  for (const city of ['Vigo', 'Lugo', null]) await call(leadCompanies.create, { body: { name: 'X', city } });
  const query = { filter: JSON.stringify({ city: { isNot: 'Vigo' } }) };
  expect((await call(leadCompanies.count, { query })).body.count).toBe(2);
});

test('an opportunity counts changes of its expected close', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const { id } = (await call(leadOpportunities.create, { body: { title: 'Web' } })).body;
  const days = ['2026-01-31', '2026-02-28', '2026-02-28', null, '2026-03-31', '2026-04-30'];
  for (const expectedClose of days)
    await call(leadOpportunities.update, { params: { id }, body: { expectedClose } });
  const { closeMoves } = (await call(leadOpportunities.read, { params: { id } })).body;
  const { rows } = (await call(leadOpportunities.list, { query: {} })).body;
  expect([closeMoves, rows[0].closeMoves]).toEqual([3, 3]);
});
