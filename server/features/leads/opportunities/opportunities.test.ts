import { describe, expect, test } from 'vitest';
import { leadActs } from '../../../../shared/leads/acts/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import {
  leadBoard,
  leadOpportunities,
  leadStages,
  type Stage,
} from '../../../../shared/leads/opportunities/endpoints';
import { mostAmount } from '../../../../shared/leads/schemas';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

async function signedIn() {
  const { as, build, db } = await testApp();
  const call = await as(await build.user());
  const stages = (await call(leadStages.list)).body as Stage[];
  const add = async (title: string, rest: object = {}) =>
    (await call(leadOpportunities.create, { body: { title, ...rest } })).body;
  const board = async () => (await call(leadBoard.read, { query: {} })).body;
  const titles = async () =>
    (await board()).columns.map(({ cards }: { cards: { rows: { title: string }[] } }) =>
      cards.rows.map(({ title }) => title),
    );
  const at = (place: number) => stages[place]?.id as number;
  return { call, db, stages, at, add, board, titles };
}

test('an account begins with seven stages, in its language', async () => {
  const { stages, call } = await signedIn();
  expect(stages.map(({ name, probability, staleDays }) => [name, probability, staleDays])).toEqual([
    ['New enquiry', 5, 3],
    ['Qualified', 20, 14],
    ['Diagnosis', 40, 21],
    ['Proposal sent', 60, 14],
    ['Negotiation', 80, 14],
    ['Won', 100, null],
    ['Lost', 0, null],
  ]);
  expect((await call(leadStages.list, { headers: { 'Accept-Language': 'es' } })).body).toHaveLength(7);
});

test('the board shows cards in their order, with count, sum and weighted sum of each stage', async () => {
  const { add, board, titles, at, call } = await signedIn();
  await add('Web', { amount: 100_05 });
  const shop = await add('Shop', { amount: 50_00, probability: 33 });
  await add('Ads', { amount: 10_00, currency: 'USD', stageId: at(1) });
  expect(await titles()).toEqual([['Shop', 'Web'], ['Ads'], [], [], [], [], []]);
  const [first, second] = (await call(leadBoard.sums, { query: {} })).body.stages.toSorted(
    (left: { stageId: number }, right: { stageId: number }) => left.stageId - right.stageId,
  );
  // 10005 × 5 % = 500.25, 5000 × 33 % = 1650
  expect(first).toMatchObject({ count: 2, amount: 150_05, weighted: 500 + 1_650, others: 0 });
  expect(second).toMatchObject({ count: 1, amount: 0, weighted: 0, others: 1 });
  const web = (await board()).columns[0].cards.rows[1];
  const moved = await call(leadOpportunities.move, {
    params: { id: shop.id },
    body: { stageId: at(0), after: web.id },
  });
  expect([moved.status, moved.body.probability]).toEqual([200, 33]);
  expect((await titles())[0]).toEqual(['Web', 'Shop']);
});

test('amounts at their limit are summed exactly, and larger ones are refused by name', async () => {
  const { add, call } = await signedIn();
  for (const title of ['Port', 'Bridge', 'Tunnel']) await add(title, { amount: mostAmount });
  const sums = (await call(leadBoard.sums, { query: {} })).body.stages;
  expect(sums).toEqual([expect.objectContaining({ count: 3, amount: 29_999_999_999_997 })]);
  const refused = (amount: number) =>
    call(leadOpportunities.create, { body: { title: 'Moon', amount }, headers: { 'Accept-Language': 'en' } });
  for (const amount of [mostAmount + 1, Number.MAX_SAFE_INTEGER, 1e300]) {
    const { status, body } = await refused(amount);
    expect([status, body.fields]).toEqual([400, { amount: 'This amount is too large' }]);
  }
  expect((await refused(1.5)).body.fields).toEqual({ amount: 'Enter an amount of zero or more' });
});

describe('a card that moves', () => {
  test('leaves its own probability behind, notes the stage in its path, and goes back by undo', async () => {
    const { add, call, at, db } = await signedIn();
    const { id } = await add('Web', { probability: 90 });
    const move = await call(leadOpportunities.move, { params: { id }, body: { stageId: at(2) } });
    expect(move.body).toMatchObject({ probability: null, chance: 40, stageId: at(2), stagePlace: 2 });
    const history = () =>
      rowsOf(db, 'select stage_id, left_at is null as here from crm_stage_history order by id');
    expect(await history()).toEqual([
      { stage_id: at(0), here: false },
      { stage_id: at(2), here: true },
    ]);
    await call(leadActs.undo, { params: { act: move.body.act } });
    const back = await call(leadOpportunities.read, { params: { id } });
    expect(back.body).toMatchObject({ probability: 90, chance: 90, stageId: at(0) });
    expect(await history()).toEqual([{ stage_id: at(0), here: true }]);
  });

  test('into Won closes it and makes its company a customer; reopened it is not closed', async () => {
    const { add, call, at } = await signedIn();
    const company = (await call(leadCompanies.create, { body: { name: 'Forn Vell' } })).body;
    const { id } = await add('Web', { companyId: company.id, amount: 5_00 });
    const readCompany = () => call(leadCompanies.read, { params: { id: company.id } });
    expect((await readCompany()).body).toMatchObject({ openDeals: 1, openAmount: 5_00 });
    const won = await call(leadOpportunities.move, {
      params: { id },
      body: { stageId: at(5), amount: 7_00, isNowCustomer: true },
    });
    expect(won.body).toMatchObject({ outcome: 'won', amount: 7_00, closedAt: expect.any(String) });
    expect((await readCompany()).body).toMatchObject({ openDeals: 0, openAmount: 0, lifecycle: 'customer' });
    const open = await call(leadOpportunities.move, { params: { id }, body: { stageId: at(3) } });
    expect(open.body).toMatchObject({ outcome: 'open', closedAt: null });
  });

  test('into Lost says why', async () => {
    const { add, call, at } = await signedIn();
    const { id } = await add('Web');
    const body = { stageId: at(6) };
    const refused = await call(leadOpportunities.move, { params: { id }, body });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['lostReason']]);
    const lost = await call(leadOpportunities.move, {
      params: { id },
      body: { ...body, lostReason: 'Price' },
    });
    expect(lost.body).toMatchObject({ outcome: 'lost', lostReason: 'Price' });
  });

  test('is refused when somebody moved it meanwhile, with the card as it is now', async () => {
    const { add, call, at } = await signedIn();
    const { id, version } = await add('Web');
    await call(leadOpportunities.move, { params: { id }, body: { stageId: at(1), version } });
    const second = await call(leadOpportunities.move, { params: { id }, body: { stageId: at(2), version } });
    expect([second.status, second.body.current]).toMatchObject([409, { id, stageId: at(1) }]);
  });
});

test('stages are added, renamed, ordered and deleted; a deleted one hands its opportunities on', async () => {
  const { add, call, at, titles } = await signedIn();
  const trial = (await call(leadStages.create, { body: { name: 'Trial', probability: 70, staleDays: 7 } }))
    .body;
  await add('Web', { stageId: trial.id });
  const names = async () => ((await call(leadStages.list)).body as Stage[]).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(['Trial']));
  expect((await names()).slice(-3)).toEqual(['Trial', 'Won', 'Lost']);
  const order = [trial.id, at(0), at(1), at(2), at(3), at(4)];
  await call(leadStages.order, { body: { ids: order } });
  expect((await names())[0]).toBe('Trial');
  const taken = await call(leadStages.remove, { params: { stageId: trial.id } });
  expect(taken.status).toBe(409);
  const params = { stageId: trial.id };
  expect((await call(leadStages.remove, { params, body: { moveTo: at(1) } })).status).toBe(204);
  expect(await titles()).toEqual([[], ['Web'], [], [], [], [], []]);
  expect((await call(leadStages.remove, { params: { stageId: at(5) } })).status).toBe(409);
});

test('a stage that is added before anything else stands among the first ones', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  await call(leadStages.create, { body: { name: 'Trial', probability: 70, staleDays: 7 } });
  const names = ((await call(leadStages.list)).body as Stage[]).map(({ name }) => name);
  expect(names.slice(-4)).toEqual(['Negotiation', 'Trial', 'Won', 'Lost']);
});
