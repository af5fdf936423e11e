import { asc, eq, ne, sql } from 'drizzle-orm';
import type { Card, DealSums, StageSums } from '../../../../shared/leads/opportunities/endpoints';
import { crmOpportunities, crmStages } from '../../../../shared/leads/opportunities/tables';
import { pageLimits } from '../../../../shared/list/list-query';
import type { Page } from '../../../../shared/list/page';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import {
  type BoardSearch,
  cardColumns,
  cardPage,
  type Searched,
  searchedOpportunities,
} from './opportunities.queries';

const { amount, chance, currency: own, outcome } = crmOpportunities;

/** Counts opportunities, adds up those in a currency, and counts the others apart. */
const sumsIn = (currency: string) => ({
  count: sql<number>`count(*)::int`,
  amount: sql<number>`(coalesce(sum(${amount}) filter (where ${eq(own, currency)}), 0))::float8`,
  others: sql<number>`(count(*) filter (where ${ne(own, currency)}))::int`,
});

/** The currency of those that are not in the given one, and their sum; null if there are none, or several currencies. */
const singleOther = (currency: string) => {
  const others = sql`filter (where ${ne(own, currency)})`;
  const isOne = sql`min(${own}) ${others} = max(${own}) ${others}`;
  return {
    otherCurrency: sql<string | null>`case when ${isOne} then min(${own}) ${others} end`,
    otherAmount: sql<
      number | null
    >`(case when ${isOne} then coalesce(sum(${amount}) ${others}, 0) end)::float8`,
  };
};

/** Counts and adds up the open opportunities that a search finds, and those won. */
export async function sumOutcomes(
  db: Db,
  owner: Owner,
  currency: string,
  searched: Searched,
): Promise<Pick<DealSums, 'open' | 'won'>> {
  const rows = await db
    .select({ outcome, ...sumsIn(currency), ...singleOther(currency) })
    .from(crmOpportunities)
    .where(searchedOpportunities(owner, searched))
    .groupBy(outcome);
  const sumsOf = (asked: 'open' | 'won') => {
    const { outcome: _, ...sums } = rows.find((row) => row.outcome === asked) ?? none;
    return sums;
  };
  return { open: sumsOf('open'), won: sumsOf('won') };
}

const none = { outcome: undefined, count: 0, amount: 0, others: 0, otherCurrency: null, otherAmount: null };

/** Counts and adds up the opportunities of each stage; each weighted amount is rounded half up to a minor unit. */
export const sumStages = (
  db: Db,
  owner: Owner,
  currency: string,
  searched: BoardSearch,
): PromiseLike<StageSums[]> => {
  const { stageId } = crmOpportunities;
  return db
    .select({
      stageId: sql<number>`${stageId}`,
      ...sumsIn(currency),
      weighted: sql<number>`(coalesce(sum(floor((${amount} * ${chance} + 50) / 100)) filter (where ${eq(own, currency)}), 0))::float8`,
    })
    .from(crmOpportunities)
    .where(searchedOpportunities(owner, searched))
    .groupBy(stageId);
};

/** The first cards of each open stage, in one statement. */
export async function firstCards(
  db: Db,
  owner: Owner,
  searched: BoardSearch,
): Promise<(stageId: number) => Promise<Page<Card>>> {
  const { id, position, stageId } = crmOpportunities;
  const first = sql`(select card.id from ${crmStages} as stage cross join lateral (
      select ${id} as id from ${crmOpportunities}
      where ${searchedOpportunities(owner, searched)} and ${stageId} = stage.id
      order by ${position}, ${id} limit ${pageLimits.usual + 1}
    ) as card where stage.user_id = ${owner} and stage.outcome = 'open')`;
  const rows: Card[] = await db
    .select(cardColumns)
    .from(crmOpportunities)
    .where(sql`${eq(crmOpportunities.userId, owner)} and ${id} in ${first}`)
    .orderBy(asc(position), asc(id));
  return (stage) => cardPage(stage, searched).answer(rows.filter((row) => row.stageId === stage));
}
