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
  const behind = async (filter: object) => {
    const rows: Opportunity[] = [];
    let cursor: string | undefined;
    do {
      const query = {
        filter: JSON.stringify({ currency: { contains: currency }, ...filter }),
        cursor,
        limit: 200,
      };
      const { body } = await call(leadOpportunities.list, { query });
      rows.push(...body.rows);
      cursor = body.next ?? undefined;
    } while (cursor);
    expect(rows.every((row) => row.currency === currency)).toBe(true);
    return rows;
  };
  return { call, behind };
}

test.each(['EUR', 'USD', 'GBP'])('the rows behind each figure in %s add up to it', async (currency) => {
  const { call, behind } = await inCurrency(currency);
  const asked = { query: { ...period, currency } };

  const pipeline = (await call(leadAnalytics.pipeline, { query: { currency } })).body;
  for (const { stageId, amount, weighted } of pipeline.stages) {
    const rows = await behind({ outcome: { any: ['open'] }, stageId: { any: [String(stageId)] } });
    expect([amount, weighted]).toEqual([sum(rows), weighed(rows)]);
  }

  const forecast = (await call(leadAnalytics.forecast, asked)).body;
  const december = { from: startOfDay('2025-12-01'), to: startOfDay('2026-01-01') };
  const then = forecast.months.find(({ month }: { month: string }) => month === '2025-12');
  expect(then.won).toBe(sum(await behind({ outcome: { any: ['won'] }, closedAt: december })));
  const open = { outcome: { any: ['open'] } };
  expect(forecast.overdue.weighted).toBe(
    weighed(await behind({ ...open, expectedClose: { to: '2026-03-10' } })),
  );
  expect(forecast.undated.weighted).toBe(weighed(await behind({ ...open, expectedClose: { empty: true } })));

  const { reasons } = (await call(leadAnalytics.lostReasons, asked)).body;
  for (const { reason, count, amount, others } of reasons) {
    const lostReason = reason === null ? { empty: true } : { is: reason };
    const rows = await behind({ outcome: { any: ['lost'] }, closedAt: during, lostReason });
    expect(amount).toBe(sum(rows));
    expect(count).toBeGreaterThanOrEqual(rows.length + others);
  }

  const { sources } = (await call(leadAnalytics.sources, asked)).body;
  for (const { source, amount } of sources) {
    const filter = { outcome: { any: ['won'] }, createdAt: during, source: { any: [source] } };
    expect(amount).toBe(sum(await behind(filter)));
  }
});
