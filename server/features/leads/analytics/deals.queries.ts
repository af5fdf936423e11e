import { and, asc, count, eq, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type {
  Forecast,
  LostReasons,
  Pipeline,
  Sources,
  Velocity,
} from '../../../../shared/leads/analytics/endpoints';
import { crmOpportunities, crmStages } from '../../../../shared/leads/opportunities/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { dayAt, dayOf, during, type Period } from './periods';

const deal = crmOpportunities;

const live = (owner: Owner, ...conditions: (SQL | undefined)[]) =>
  and(eq(deal.userId, owner), isNull(deal.deletedAt), ...conditions);

const is = (outcome: 'open' | 'won' | 'lost') => eq(deal.outcome, outcome);

/** Amount times probability, rounded half up to a minor unit; empty is 0. */
const weighted = sql`floor((coalesce(${deal.amount}, 0)::numeric * ${deal.chance} + 50) / 100)`;

/** A double is exact for sums of amounts, because no amount exceeds `mostAmount`. */
const sum = (value: SQLWrapper, ...where: (SQL | undefined)[]) =>
  sql<number>`coalesce(sum(${value}) filter (where ${and(...where)}), 0)::float8`;
const number = (...where: (SQL | undefined)[]) =>
  sql<number>`(count(*) filter (where ${and(sql`true`, ...where)}))::int`;

const inIt = (currency: string) => eq(deal.currency, currency);
const inOthers = (currency: string) => ne(deal.currency, currency);

export async function readPipeline(db: Db, owner: Owner, currency: string): Promise<Pipeline> {
  const stages = await db
    .select({
      stageId: crmStages.id,
      name: crmStages.name,
      count: sql<number>`count(${deal.id})::int`,
      amount: sum(deal.amount, inIt(currency)),
      weighted: sum(weighted, inIt(currency)),
      others: number(inOthers(currency)),
    })
    .from(crmStages)
    .leftJoin(deal, and(eq(deal.stageId, crmStages.id), live(owner)))
    .where(and(eq(crmStages.userId, owner), eq(crmStages.outcome, 'open')))
    .groupBy(crmStages.id)
    .orderBy(asc(crmStages.place), asc(crmStages.id));
  return { currency, stages };
}

/** Won by the month of closing, open ones by the month of the expected close. */
export async function readForecast(
  db: Db,
  owner: Owner,
  currency: string,
  period: Period,
  at: Date,
): Promise<Forecast> {
  const today = dayAt(at);
  const expected = sql`${deal.expectedClose} >= greatest(${period.from}::date, ${today}) and ${deal.expectedClose} < ${period.to}::date`;
  const isWon = and(is('won'), during(deal.closedAt, period));
  const isExpected = and(is('open'), expected);
  const month = sql<string>`to_char(case when ${is('won')} then ${dayOf(deal.closedAt)} else ${deal.expectedClose} end, 'YYYY-MM')`;
  const months = await db
    .select({
      month,
      won: sum(deal.amount, is('won'), inIt(currency)),
      weighted: sum(weighted, is('open'), inIt(currency)),
      wonOthers: number(is('won'), inOthers(currency)),
      openOthers: number(is('open'), inOthers(currency)),
    })
    .from(deal)
    .where(live(owner, sql`(${isWon} or ${isExpected})`))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return { currency, months, ...(await readApart(db, owner, currency, today)) };
}

/** Open opportunities outside all months of a forecast. */
async function readApart(db: Db, owner: Owner, currency: string, today: SQL) {
  const overdue = sql`${deal.expectedClose} < ${today}`;
  const undated = sql`${deal.expectedClose} is null`;
  const of = (where: SQL) => ({
    count: number(where),
    weighted: sum(weighted, where, inIt(currency)),
    others: number(where, inOthers(currency)),
  });
  const figures = { overdue: of(overdue), undated: of(undated) };
  const none = { count: 0, weighted: 0, others: 0 };
  const [row] = await db
    .select(figures)
    .from(deal)
    .where(live(owner, is('open')));
  return row ?? { overdue: none, undated: none };
}

/** A part of a whole from 0 to 1; null when the whole is 0. */
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Counts and adds up what was closed in each month of the period, and in the whole of it, whose month is null. */
const closedByMonth = (db: Db, owner: Owner, currency: string, period: Period) => {
  const days = sql`(${dayOf(deal.closedAt)} - ${dayOf(deal.createdAt)})`;
  return db
    .select({
      month: sql<string | null>`to_char(${dayOf(deal.closedAt)}, 'YYYY-MM')`,
      won: number(is('won')),
      lost: number(is('lost')),
      wonAmount: sum(deal.amount, is('won'), inIt(currency)),
      lostAmount: sum(deal.amount, is('lost'), inIt(currency)),
      wonOthers: number(is('won'), inOthers(currency)),
      lostOthers: number(is('lost'), inOthers(currency)),
      median: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${days}) filter (where ${is('won')}))::float8`,
      mean: sql<number | null>`(avg(${days}) filter (where ${is('won')}))::float8`,
    })
    .from(deal)
    .where(live(owner, sql`${deal.outcome} <> 'open'`, during(deal.closedAt, period)))
    .groupBy(sql`rollup(1)`)
    .orderBy(sql`1`);
};

type ClosedRow = Awaited<ReturnType<typeof closedByMonth>>[number];

const closedFigures = ({
  won,
  lost,
  wonAmount,
  lostAmount,
  wonOthers,
  lostOthers,
  median,
  mean,
}: ClosedRow) => ({
  won: { count: won, amount: wonAmount, others: wonOthers },
  lost: { count: lost, amount: lostAmount, others: lostOthers },
  rateByCount: share(won, won + lost),
  rateByAmount: share(wonAmount, wonAmount + lostAmount),
  medianDays: median,
  meanDays: mean,
});

export async function readVelocity(
  db: Db,
  owner: Owner,
  currency: string,
  period: Period,
): Promise<Velocity> {
  const rows = await closedByMonth(db, owner, currency, period);
  const [undated] = await db
    .select({ count: count() })
    .from(deal)
    .where(live(owner, sql`${deal.outcome} <> 'open'`, isNull(deal.closedAt)));
  // A rollup has the row of the whole even of nothing.
  const whole = rows.find(({ month }) => month === null) as ClosedRow;
  return {
    currency,
    ...closedFigures(whole),
    months: rows.flatMap((row) => (row.month === null ? [] : [{ month: row.month, ...closedFigures(row) }])),
    undated: undated?.count ?? 0,
  };
}

export async function readLostReasons(
  db: Db,
  owner: Owner,
  currency: string,
  period: Period,
): Promise<LostReasons> {
  const reasons = await db
    .select({
      reason: deal.lostReason,
      count: number(),
      amount: sum(deal.amount, inIt(currency)),
      others: number(inOthers(currency)),
    })
    .from(deal)
    .where(live(owner, is('lost'), during(deal.closedAt, period)))
    .groupBy(deal.lostReason)
    .orderBy(sql`count(*) desc`, sql`${deal.lostReason} nulls last`);
  return { currency, reasons };
}

export async function readSources(db: Db, owner: Owner, currency: string, period: Period): Promise<Sources> {
  const sources = await db
    .select({
      source: deal.source,
      created: number(),
      won: number(is('won')),
      amount: sum(deal.amount, is('won'), inIt(currency)),
      others: number(is('won'), inOthers(currency)),
    })
    .from(deal)
    .where(live(owner, during(deal.createdAt, period)))
    .groupBy(deal.source)
    .orderBy(sql`count(*) desc`, asc(deal.source));
  return { currency, sources };
}
