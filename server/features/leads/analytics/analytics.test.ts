import { expect, test } from 'vitest';
import { type Funnel, leadAnalytics, type Velocity } from '../../../../shared/leads/analytics/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { testApp } from '../../../testing/app';
import { dayMs, type Deal, period, withDeals } from './testing/generated-deals';

const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' });
const dayOf = (time: string) => local.format(new Date(time));
const isDuring = (time: string | null) =>
  time !== null && dayOf(time) >= period.from && dayOf(time) < period.to;
const total = (list: Deal[], valueOf: (deal: Deal) => number) =>
  list.filter(({ currency }) => currency === 'EUR').reduce((sum, deal) => sum + valueOf(deal), 0);
const othersIn = (list: Deal[]) => list.filter(({ currency }) => currency !== 'EUR').length;
const amountOf = ({ amount }: Deal) => amount ?? 0;

test('pipeline, forecast and velocity are what the deals add up to', async () => {
  const { call, deals, stages, stageOf } = await withDeals();
  const weighted = (deal: Deal) =>
    Math.floor((amountOf(deal) * (deal.probability ?? stageOf(deal).probability) + 50) / 100);
  const pipeline = (await call(leadAnalytics.pipeline, { query: {} })).body;
  for (const { stageId, ...figures } of pipeline.stages) {
    const own = deals.filter((deal) => deal.stageId === stageId);
    expect(figures).toMatchObject({
      count: own.length,
      amount: total(own, amountOf),
      weighted: total(own, weighted),
      others: othersIn(own),
    });
  }
  expect(pipeline.stages).toHaveLength(stages.length - 2);

  const forecast = (await call(leadAnalytics.forecast, { query: period })).body;
  const won = deals.filter((deal) => stageOf(deal).outcome === 'won');
  const open = deals.filter((deal) => stageOf(deal).outcome === 'open');
  const today = '2026-03-10';
  for (const month of ['2025-10', '2026-01', '2026-03']) {
    const row = forecast.months.find((each: { month: string }) => each.month === month);
    const wonThen = won.filter(({ closedAt }) => closedAt && dayOf(closedAt).startsWith(month));
    const expected = open.filter(
      ({ expectedClose }) => expectedClose?.startsWith(month) && expectedClose >= today,
    );
    expect(row).toMatchObject({
      won: total(wonThen, amountOf),
      weighted: total(expected, weighted),
      wonOthers: othersIn(wonThen),
      openOthers: othersIn(expected),
    });
  }
  const overdue = open.filter(({ expectedClose }) => expectedClose !== null && expectedClose < today);
  const undated = open.filter(({ expectedClose }) => expectedClose === null);
  expect(forecast.overdue).toMatchObject({ count: overdue.length, weighted: total(overdue, weighted) });
  expect(forecast.undated).toMatchObject({ count: undated.length, weighted: total(undated, weighted) });

  const velocity = (await call(leadAnalytics.velocity, { query: period })).body;
  const wonThen = won.filter(({ closedAt }) => isDuring(closedAt));
  const lostThen = deals.filter((deal) => stageOf(deal).outcome === 'lost' && isDuring(deal.closedAt));
  const days = wonThen
    .map(
      ({ closedAt, createdAt }) => (Date.parse(dayOf(closedAt ?? '')) - Date.parse(dayOf(createdAt))) / dayMs,
    )
    .toSorted((left, right) => left - right);
  const at = (days.length - 1) / 2;
  const median = ((days[Math.floor(at)] ?? 0) + (days[Math.ceil(at)] ?? 0)) / 2;
  expect(velocity).toMatchObject({
    won: { count: wonThen.length, amount: total(wonThen, amountOf), others: othersIn(wonThen) },
    lost: { count: lostThen.length, amount: total(lostThen, amountOf), others: othersIn(lostThen) },
    rateByCount: wonThen.length / (wonThen.length + lostThen.length),
    medianDays: median,
    undated: deals.filter((deal) => stageOf(deal).outcome !== 'open' && deal.closedAt === null).length,
  });
  const closedIn = (name: string, of: Deal[]) =>
    of.filter(({ closedAt }) => dayOf(closedAt ?? '').startsWith(name));
  const ofMonths = velocity.months.map(
    ({ month, won: { amount }, lost: { count } }: Velocity['months'][number]) => [
      amount - total(closedIn(month, wonThen), amountOf),
      count - closedIn(month, lostThen).length,
    ],
  );
  expect(ofMonths.length).toBeGreaterThan(1);
  expect(ofMonths.flat().every((left: number) => left === 0)).toBe(true);
  const wonIn = velocity.months.map(({ won }: Velocity) => won.count);
  expect(wonIn.reduce((sum: number, count: number) => sum + count, 0)).toBe(wonThen.length);
  const mean = days.reduce((sum, day) => sum + day, 0) / days.length;
  expect(velocity.meanDays).toBeCloseTo(mean, 9);
});

test('funnel, sources and lost reasons are what the deals add up to', async () => {
  const { call, deals, stages, stageOf } = await withDeals();
  const created = deals.filter(({ createdAt }) => isDuring(createdAt));
  const open = stages.filter(({ outcome }) => outcome === 'open');
  const furthest = (deal: Deal) =>
    stageOf(deal).outcome === 'won'
      ? open.length - 1
      : Math.max(0, ...deal.path.map(({ stageId }) => open.findIndex(({ id }) => id === stageId)));
  const funnel = (await call(leadAnalytics.funnel, { query: period })).body;
  expect(funnel.stages.map(({ reached }: { reached: number }) => reached)).toEqual(
    open.map((_, step) => created.filter((deal) => furthest(deal) >= step).length),
  );
  const { sources } = (await call(leadAnalytics.sources, { query: period })).body;
  for (const { source, ...figures } of sources) {
    const own = created.filter((deal) => deal.source === source);
    const won = own.filter((deal) => stageOf(deal).outcome === 'won');
    expect(figures).toMatchObject({ created: own.length, won: won.length, amount: total(won, amountOf) });
  }
  const { reasons } = (await call(leadAnalytics.lostReasons, { query: period })).body;
  for (const { reason, count, amount } of reasons) {
    const own = deals.filter(
      (deal) => stageOf(deal).outcome === 'lost' && isDuring(deal.closedAt) && deal.lostReason === reason,
    );
    expect([count, amount]).toEqual([own.length, total(own, amountOf)]);
  }
});

test('each step of the funnel is as many as the opportunities that its filter finds', async () => {
  const { call, stages } = await withDeals();
  const createdAt = { from: `${period.from}T00:00:00+02:00`, to: `${period.to}T00:00:00+02:00` };
  const counted = async (reached: object) => {
    const query = { filter: JSON.stringify({ createdAt, reached }) };
    return (await call(leadOpportunities.count, { query })).body.count;
  };
  const funnel: Funnel = (await call(leadAnalytics.funnel, { query: period })).body;
  for (const { stageId, reached } of funnel.stages) {
    expect(await counted({ any: [String(stageId)] })).toBe(reached);
    expect(await counted({ none: [String(stageId)] })).toBe(funnel.created - reached);
  }
  const closed = stages.find(({ outcome }) => outcome === 'won');
  expect(await counted({ any: [String(closed?.id)] })).toBe(0);
});

test('an account without opportunities has no rate', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const velocity = (await call(leadAnalytics.velocity, { query: period })).body;
  expect(velocity).toMatchObject({ rateByCount: null, rateByAmount: null, medianDays: null, meanDays: null });
  const refused = await call(leadAnalytics.funnel, { query: { from: '2026-01-01', to: '2025-01-01' } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['to']]);
});
