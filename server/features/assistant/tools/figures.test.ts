import { expect, test } from 'vitest';
import type { Answer } from '../../../../shared/assistant/answers';
import { assistantApi } from '../../../../shared/assistant/endpoints';
import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { leadSettings } from '../../../../shared/leads/settings/endpoints';
import { moneyText } from '../../../../shared/money-text';
import { rowsOf } from '../../../testing/database';
import { period, withDeals } from '../../leads/analytics/testing/generated-deals';
import { withMeasured } from '../../marketing/analytics/testing/measured';

const asked = `${period.from}/${period.to}`;
/** The day of the generated deals' clock. */
const today = '2026-03-10';

type Sums = { count: number; amount: number; others: number };

/** Deals in three currencies, some in the bin, of an account that counts in one of them; and sums in plain SQL. */
async function withSums(currency: string) {
  const made = await withDeals();
  const { call, db, owner } = made;
  const { body: some } = await call(leadOpportunities.list, { query: { limit: 30, sort: 'expectedClose' } });
  const ids = some.rows.map(({ id }: { id: number }) => id);
  await call(leadOpportunities.bulk, { body: { of: { ids }, does: { remove: true } } });
  await call(leadSettings.update, { body: { currency } });
  const day = (column: string) => `(${column} at time zone 'Europe/Madrid')::date`;
  const within = (column: string) => `${day(column)} >= '${period.from}' and ${day(column)} < '${period.to}'`;
  const live = `from crm_opportunities d join crm_stages s on s.id = d.stage_id
    where d.user_id = ${owner} and d.deleted_at is null`;
  const chance = 'coalesce(d.probability, s.probability)';
  const weighted = `floor((coalesce(d.amount, 0)::numeric * ${chance} + 50) / 100)`;
  const sums = async (where: string, value = 'd.amount'): Promise<Sums> => {
    const [row] = await rowsOf<Sums>(
      db,
      `select count(*)::int as count, count(*) filter (where d.currency <> '${currency}')::int as others,
        coalesce(sum(${value}) filter (where d.currency = '${currency}'), 0)::float8 as amount
        ${live} and ${where}`,
    );
    return row as Sums;
  };
  const answer = async (tool: string, args: object) =>
    (await call(assistantApi.answer, { body: { tool, args } })).body as Answer;
  const money = (minor: number) => moneyText(minor, currency, 'en');
  return { ...made, sums, answer, money, within, weighted };
}

const note = ({ computed }: Answer) => computed.notes.map(({ en }) => en);
const figure = ({ figures }: Answer, label: string) =>
  figures.find((each) => each.label.en === label)?.text.en;

test.each(['EUR', 'USD'])(
  'lists of opportunities add up to what plain SQL finds, in %s',
  async (currency) => {
    const { sums, answer, within, call } = await withSums(currency);
    const { body: stages } = await call(leadStages.list);
    const stage = stages[1].id as number;
    const cases: [object, string][] = [
      [{ outcome: 'open' }, "s.outcome = 'open'"],
      [{ outcome: 'won' }, "s.outcome = 'won'"],
      [{ outcome: 'won', closed: asked }, `s.outcome = 'won' and ${within('d.closed_at')}`],
      [
        { closes: asked },
        `s.outcome = 'open' and d.expected_close >= '${period.from}' and d.expected_close < '${period.to}'`,
      ],
      [{ stage: `stage-${stage}` }, `d.stage_id = ${stage}`],
      [{ outcome: 'open', over: 500_000 }, "s.outcome = 'open' and d.amount >= 500000"],
      [{ outcome: 'open', under: 500_000 }, "s.outcome = 'open' and d.amount <= 500000"],
    ];
    for (const [args, where] of cases) {
      const [found, { count, amount, others }] = [await answer('list_deals', args), await sums(where)];
      expect({ args, total: found.total, sums: found.computed.currencies }).toEqual({
        args,
        total: { count, more: false },
        sums: [{ currency, amount, count: count - others }],
      });
      expect(note(found).join()).toContain(`${others} in other currencies`);
      expect(found.rows.length).toBe(Math.min(20, count));
    }
  },
);

test.each(['EUR', 'USD'])('sales figures are what plain SQL finds, in %s', async (currency) => {
  const { sums, answer, money, within, weighted } = await withSums(currency);
  const figures = (which: string) => answer('sales_figures', { figure: which, period: asked });
  const isOpen = "s.outcome = 'open'";
  const pipeline = await figures('pipeline');
  const open = await sums(isOpen);
  expect(figure(pipeline, 'Sum of open opportunities')).toBe(money(open.amount));
  expect(figure(pipeline, 'Weighted')).toBe(money((await sums(isOpen, weighted)).amount));
  expect(figure(pipeline, 'Open opportunities')).toBe(String(open.count));
  expect(note(pipeline)).toEqual([`${open.others} in other currencies are not added`]);

  const closedIn = (outcome: string) => `s.outcome = '${outcome}' and ${within('d.closed_at')}`;
  const [won, lost] = [await sums(closedIn('won')), await sums(closedIn('lost'))];
  const rate = await figures('winRate');
  const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
  expect(figure(rate, 'Win rate')).toBe(percent.format(won.count / (won.count + lost.count)));
  expect(figure(rate, 'By amount')).toBe(percent.format(won.amount / (won.amount + lost.amount)));
  expect(figure(rate, 'Won')).toContain(money(won.amount));
  expect(figure(rate, 'Lost')).toContain(money(lost.amount));

  const forecast = await figures('forecast');
  const ahead = `${isOpen} and d.expected_close >= '${today}' and d.expected_close < '${period.to}'`;
  expect(figure(forecast, 'Expected (weighted)')).toBe(money((await sums(ahead, weighted)).amount));
  expect(figure(forecast, 'Won')).toBe(money(won.amount));
  const late = await sums(`${isOpen} and d.expected_close < '${today}'`, weighted);
  expect(figure(forecast, 'Expected close in the past')).toBe(money(late.amount));
  const undated = await sums(`${isOpen} and d.expected_close is null`, weighted);
  expect(figure(forecast, 'Without a date')).toBe(money(undated.amount));

  const reasons = await figures('lostReasons');
  expect(reasons.said.en).toContain(String(lost.count));
  for (const reason of ['Price', 'Timing']) {
    const { amount, count } = await sums(`${closedIn('lost')} and d.lost_reason = '${reason}'`);
    const row = reasons.rows.find(({ name }) => name === reason);
    expect(row?.facts.map(({ text }) => text.en)).toEqual([String(count), money(amount)]);
  }
  const created = await sums(within('d.created_at'));
  expect((await figures('sources')).said.en).toContain(String(created.count));
  expect(figure(await figures('funnel'), 'Created')).toBe(String(created.count));
});

test('figures of campaigns are what plain SQL finds', async () => {
  const made = await withMeasured({ now: '2026-11-23T10:00:00Z' });
  const { view, click, lead, call, db, company } = made;
  for (const [at, visitor] of [
    ['2026-10-31T22:59:00Z', 'eva'],
    ['2026-10-31T23:00:00Z', 'ana'],
    ['2026-11-10T10:00:00Z', 'ana'],
    ['2026-11-10T12:00:00Z', 'ana'],
    ['2026-11-11T10:00:00Z', 'eva'],
  ] as const)
    await view(at, visitor);
  await view('2026-11-10T10:00:00Z', 'crawler', { bot: true });
  await click('2026-11-10T08:59:00Z');
  await click('2026-11-30T23:00:00Z');
  await lead('2026-11-10T10:00:00Z');
  await lead('2026-11-10T10:00:00Z', { status: 'spam' });
  await lead('2026-11-10T10:00:00Z', { deletedAt: new Date('2026-11-11T10:00:00Z') });
  const args = { brand: `brand-${company.id}`, period: '2026-11-01/2026-12-01' };
  const { body } = await call(assistantApi.answer, { body: { tool: 'campaign_figures', args } });
  const [row] = await rowsOf<Record<string, number>>(
    db,
    `with day as (select '2026-11-01'::date as from_day, '2026-12-01'::date as to_day)
      select
        (select count(distinct (visitor, (at at time zone 'Europe/Madrid')::date)) from marketing_page_views, day
          where not bot and (at at time zone 'Europe/Madrid')::date >= from_day
            and (at at time zone 'Europe/Madrid')::date < to_day)::int as visitors,
        (select count(*) from marketing_clicks, day
          where not bot and (at at time zone 'Europe/Madrid')::date >= from_day
            and (at at time zone 'Europe/Madrid')::date < to_day)::int as clicks,
        (select count(*) from marketing_leads where deleted_at is null and status <> 'spam')::int as leads`,
  );
  expect(['Visitors', 'Clicks', 'Leads'].map((label) => figure(body as Answer, label))).toEqual(
    [row?.visitors, row?.clicks, row?.leads].map(String),
  );
  expect(row).toEqual({ visitors: 3, clicks: 1, leads: 1 });
});
