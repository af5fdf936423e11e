import { expect, test } from 'vitest';
import { leadAnalytics } from '../../../../shared/leads/analytics/endpoints';
import { leadOpportunities, type Opportunity } from '../../../../shared/leads/opportunities/endpoints';
import { startOfDay } from '../../../../shared/list/periods';
import { period, withDeals } from './testing/generated-deals';

const during = { from: startOfDay(period.from), to: startOfDay(period.to) };
const sum = (rows: Opportunity[]) => rows.reduce((all, { amount }) => all + (amount ?? 0), 0);
const weighed = (rows: Opportunity[]) =>
  rows.reduce((all, { amount, chance }) => all + Math.floor(((amount ?? 0) * chance + 50) / 100), 0);

/** The figures of one currency, and the opportunities that a filter finds, as the link of a bar opens them. */
async function inCurrency(currency: string) {
  const { call } = await withDeals();
  const found = async (filter: object) => {
    const rows: Opportunity[] = [];
    let cursor: string | undefined;
    do {
      const query = { filter: JSON.stringify(filter), cursor, limit: 200 };
      const { body } = await call(leadOpportunities.list, { query });
      rows.push(...body.rows);
      cursor = body.next ?? undefined;
    } while (cursor);
    return rows;
  };
  const behind = async (filter: object) => {
    const rows = await found({ currency: { is: currency }, ...filter });
    expect(rows.every((row) => row.currency === currency)).toBe(true);
    return rows;
  };
  const others = async (filter: object) => (await found({ currency: { isNot: currency }, ...filter })).length;
  return { call, behind, others };
}

const only = (...any: string[]) => ({ outcome: { any } });

test.each(['EUR', 'USD', 'GBP'])('the rows behind each figure in %s add up to it', async (currency) => {
  const { call, behind, others } = await inCurrency(currency);
  const asked = { query: { ...period, currency } };

  const pipeline = (await call(leadAnalytics.pipeline, { query: { currency } })).body;
  for (const stage of pipeline.stages) {
    const filter = { ...only('open'), stageId: { any: [String(stage.stageId)] } };
    const rows = await behind(filter);
    expect(stage).toMatchObject({ amount: sum(rows), weighted: weighed(rows), others: await others(filter) });
    expect(stage.count - stage.others).toBe(rows.length);
  }

  const forecast = (await call(leadAnalytics.forecast, asked)).body;
  const december = { from: startOfDay('2025-12-01'), to: startOfDay('2026-01-01') };
  const then = forecast.months.find(({ month }: { month: string }) => month === '2025-12');
  const wonThen = { ...only('won'), closedAt: december };
  expect(then).toMatchObject({ won: sum(await behind(wonThen)), wonOthers: await others(wonThen) });
  for (const [name, expectedClose] of [
    ['overdue', { to: '2026-03-10' }],
    ['undated', { empty: true }],
  ] as const) {
    const filter = { ...only('open'), expectedClose };
    const rows = await behind(filter);
    expect(forecast[name]).toEqual({
      count: rows.length + forecast[name].others,
      weighted: weighed(rows),
      others: await others(filter),
    });
  }

  const velocity = (await call(leadAnalytics.velocity, asked)).body;
  for (const name of ['won', 'lost'] as const) {
    const filter = { ...only(name), closedAt: during };
    const rows = await behind(filter);
    expect(velocity[name]).toEqual({
      count: rows.length + velocity[name].others,
      amount: sum(rows),
      others: await others(filter),
    });
  }
  const undated = { ...only('won', 'lost'), closedAt: { empty: true } };
  expect(velocity.undated).toBe((await behind(undated)).length + (await others(undated)));

  const { reasons } = (await call(leadAnalytics.lostReasons, asked)).body;
  for (const { reason, ...figures } of reasons) {
    const lostReason = reason === null ? { empty: true } : { is: reason };
    const filter = { ...only('lost'), closedAt: during, lostReason };
    const rows = await behind(filter);
    expect(figures).toEqual({
      count: rows.length + figures.others,
      amount: sum(rows),
      others: await others(filter),
    });
  }

  const { sources } = (await call(leadAnalytics.sources, asked)).body;
  for (const { source, amount, ...figures } of sources) {
    const filter = { ...only('won'), createdAt: during, source: { any: [source] } };
    const rows = await behind(filter);
    expect([amount, figures.others, figures.won]).toEqual([
      sum(rows),
      await others(filter),
      rows.length + figures.others,
    ]);
  }
});
