import { expect, test } from 'vitest';
import { leadAnalytics } from '../../../../shared/leads/analytics/endpoints';
import { leadStages } from '../../../../shared/leads/opportunities/endpoints';
import type { Db } from '../../../platform/database/database';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';

const period = { from: '2025-10-26', to: '2026-03-29' };
const today = '2026-03-10';

/** Numbers below `most` that look random and are the same in each run. */
const some = (most: number, seed: number) =>
  `(('x' || substr(md5(n || '-${seed}'), 1, 7))::bit(28)::int % ${most})`;

/** Nine thousand deals around the period and its midnights, with gaps in all that may be empty; a thousand in the bin. */
const insertDeals = (db: Db, user: number) =>
  rowsOf(
    db,
    `with stages as (
      select *, row_number() over (order by place) - 1 as nth, count(*) over () as total
      from crm_stages where user_id = ${user}
    ), made as (
      select n, timestamptz '2025-08-01 22:00Z' + interval '1 hour' * ${some(6_000, 1)} as created_at,
        case when ${some(5, 2)} > 0 then ${some(1_000_000, 3)} end as amount,
        (array['EUR', 'EUR', 'USD', 'JPY'])[1 + ${some(4, 4)}] as currency,
        case when ${some(3, 5)} = 0 then ${some(101, 6)} end as probability,
        case when ${some(4, 7)} > 0 then date '2025-10-01' + ${some(400, 8)} end as expected_close,
        ${some(7, 9)} as nth, ${some(5, 10)} as been, interval '1 hour' * ${some(4_000, 11)} as took,
        ${some(9, 12)} as dated, (array['Price', 'price', 'Timing', null])[1 + ${some(4, 13)}] as reason,
        (array['website', 'referral', 'event', 'other'])[1 + ${some(4, 14)}] as source, ${some(10, 15)} as binned
      from generate_series(1, 10000) as n
    )
    insert into crm_opportunities (user_id, title, created_at, amount, currency, probability, expected_close,
      stage_id, stage_place, outcome, chance, closed_at, lost_reason, source, path, deleted_at)
    select ${user}, 'Deal ' || n, created_at, amount, currency, made.probability, expected_close,
      stages.id, stages.place, stages.outcome, coalesce(made.probability, stages.probability),
      case when stages.outcome <> 'open' and dated > 0 then created_at + took end,
      case when stages.outcome = 'lost' then reason end, source,
      jsonb_build_array(jsonb_build_object('stageId', (select id from stages as other where other.nth = made.been),
        'at', created_at), jsonb_build_object('stageId', stages.id, 'at', created_at)),
      case when binned = 0 then now() end
    from made join stages on stages.nth = made.nth`,
  );

/** What every question begins with: the deals with their local days, their stage, and their weight in cents. */
const deals = (user: number, currency: string) => `deals as (
  select o.*, s.outcome as state, timezone('Europe/Madrid', o.created_at)::date as made,
    timezone('Europe/Madrid', o.closed_at)::date as closed, o.currency = '${currency}' as added,
    round(coalesce(o.amount, 0) * coalesce(o.probability, s.probability) / 100.0) as weight
  from crm_opportunities o, crm_stages s
  where o.stage_id = s.id and o.user_id = ${user} and o.deleted_at is null
)`;
const within = (day: string) => `${day} >= '${period.from}' and ${day} < '${period.to}'`;
const sum = (what: string, which = 'true') =>
  `coalesce(sum(case when added and ${which} then ${what} end), 0)::float8`;
const count = (which = 'true') => `sum(case when ${which} then 1 else 0 end)::int`;

test.each(['EUR', 'JPY'])(
  'the figures of nine thousand deals in %s are what SQL of its own counts',
  async (currency) => {
    const { as, build, db } = await testApp({ now: () => new Date(`${today}T12:00:00Z`) });
    const user = await build.user();
    const call = await as(user, new Date('2100-01-01'));
    await call(leadStages.list);
    await insertDeals(db, user.owner);
    const oracle = <Row>(query: string) => rowsOf<Row>(db, `with ${deals(user.owner, currency)} ${query}`);
    const ask = async (endpoint: (typeof leadAnalytics)['velocity' | 'funnel']) =>
      (await call(endpoint, { query: { ...period, currency } })).body;

    const [{ live } = { live: 0 }] = await oracle<{ live: number }>(
      'select count(*)::int as live from deals',
    );
    expect(live).toBeGreaterThan(8_500);

    const pipeline = (await call(leadAnalytics.pipeline, { query: { currency } })).body;
    expect(pipeline.stages).toEqual(
      await oracle(`select s.id as "stageId", s.name, ${count()} as count, ${sum('amount')} as amount,
      ${sum('weight')} as weighted, ${count('not added')} as others
      from crm_stages s join deals on deals.stage_id = s.id where s.outcome = 'open' group by s.id, s.place order by s.place`),
    );

    const forecast = (await call(leadAnalytics.forecast, { query: { ...period, currency } })).body;
    expect(forecast.months).toEqual(
      await oracle(`select * from (
      select substr(month::text, 1, 7) as month, ${sum('amount', "state = 'won'")} as won,
        ${sum('weight', "state = 'open'")} as weighted, ${count("not added and state = 'won'")} as "wonOthers",
        ${count("not added and state = 'open'")} as "openOthers"
      from (select *, closed as month from deals where state = 'won' and ${within('closed')}
        union all select *, expected_close from deals
          where state = 'open' and expected_close >= '${today}' and ${within('expected_close')}) as placed
      group by 1) as months order by month`),
    );
    for (const [name, which] of [
      ['overdue', `expected_close < '${today}'`],
      ['undated', 'expected_close is null'],
    ] as const) {
      const [apart] = await oracle(`select ${count()} as count, ${sum('weight')} as weighted,
      ${count('not added')} as others from deals where state = 'open' and ${which}`);
      expect(forecast[name]).toEqual(apart);
    }

    const { months, ...velocity } = await ask(leadAnalytics.velocity);
    const [closed] = await oracle<Record<string, number>>(`select
      ${['won', 'lost']
        .map(
          (
            state,
          ) => `${count(`state = '${state}'`)} as ${state}, ${sum('amount', `state = '${state}'`)} as ${state}_sum,
      ${count(`state = '${state}' and not added`)} as ${state}_others`,
        )
        .join()},
      avg(case when state = 'won' then closed - made end)::float8 as mean,
      (select count(*) from deals where state <> 'open' and closed is null)::int as undated
    from deals where state <> 'open' and ${within('closed')}`);
    const days = await oracle<{ days: number }>(
      `select closed - made as days from deals where state = 'won' and ${within('closed')} order by 1`,
    );
    const middle = (days.length - 1) / 2;
    const {
      won = 0,
      lost = 0,
      won_sum = 0,
      lost_sum = 0,
      won_others,
      lost_others,
      mean = 0,
      undated,
    } = closed ?? {};
    expect(velocity).toEqual({
      currency,
      won: { count: won, amount: won_sum, others: won_others },
      lost: { count: lost, amount: lost_sum, others: lost_others },
      rateByCount: won / (won + lost),
      rateByAmount: won_sum / (won_sum + lost_sum),
      medianDays: ((days[Math.floor(middle)]?.days ?? 0) + (days[Math.ceil(middle)]?.days ?? 0)) / 2,
      meanDays: expect.closeTo(mean, 9),
      undated,
    });
    const monthly = await oracle<{ month: string; won: number; lost: number; amount: number }>(`select
      to_char(closed, 'YYYY-MM') as month, ${count("state = 'won'")} as won, ${count("state = 'lost'")} as lost,
      ${sum('amount', "state = 'won'")} as amount
    from deals where state <> 'open' and ${within('closed')} group by 1 order by 1`);
    expect(months).toMatchObject(
      monthly.map((one) => ({
        month: one.month,
        won: { count: one.won, amount: one.amount },
        lost: { count: one.lost },
      })),
    );

    const funnel = await ask(leadAnalytics.funnel);
    expect(funnel.stages).toEqual(
      await oracle(`, born as (
      select d.id, d.state, greatest(max(been.place), (select min(place) from crm_stages where user_id = ${user.owner})) as furthest
      from (select * from deals where ${within('made')}) as d cross join lateral jsonb_array_elements(d.path) as step
        left join crm_stages been on been.id = (step ->> 'stageId')::int and been.outcome = 'open'
      group by d.id, d.state)
      select s.id as "stageId", s.name,
        (select count(*) from born where state = 'won' or furthest >= s.place)::int as reached
      from crm_stages s where s.user_id = ${user.owner} and s.outcome = 'open' order by s.place`),
    );

    const { reasons } = (await call(leadAnalytics.lostReasons, { query: { ...period, currency } })).body;
    expect(reasons).toEqual(
      await oracle(`select lost_reason as reason, ${count()} as count, ${sum('amount')} as amount,
      ${count('not added')} as others from deals where state = 'lost' and ${within('closed')}
      group by 1 order by 2 desc, 1`),
    );
    const { sources } = (await call(leadAnalytics.sources, { query: { ...period, currency } })).body;
    expect(sources).toEqual(
      await oracle(`select source, ${count()} as created, ${count("state = 'won'")} as won,
      ${sum('amount', "state = 'won'")} as amount, ${count("state = 'won' and not added")} as others
      from deals where ${within('made')} group by 1 order by 2 desc, 1`),
    );
  },
  60_000,
);
