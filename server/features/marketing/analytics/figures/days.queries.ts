import { sql } from 'drizzle-orm';
import { marketingDays, marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import { marketingClicks } from '../../../../../shared/marketing/links/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { readRows } from '../../../../platform/database/rows/read-rows';

/** Days that views and clicks are kept: thirteen months. */
export const keptViewDays = 396;

interface Old {
  company: number;
  day: string;
}

/** The oldest day, of one company, that was over in its zone at `before` and still has views or clicks. */
async function findOldest(db: Db, before: Date): Promise<Old | undefined> {
  const oldestOf = (table: typeof marketingPageViews | typeof marketingClicks) => sql`(
    select company.id as company, (hit.at at time zone company.timezone)::date as day, hit.at
    from ${table} as hit join ${marketingCompanies} as company on company.id = hit.marketing_company_id
    where hit.at < date_trunc('day', ${before.toISOString()}::timestamptz at time zone company.timezone)
      at time zone company.timezone and hit.at < ${before.toISOString()}::timestamptz
    order by hit.at limit 1)`;
  const [oldest] = await readRows<Old>(
    db,
    sql`select company, to_char(day, 'YYYY-MM-DD') as day
    from (${oldestOf(marketingPageViews)} union all ${oldestOf(marketingClicks)}) as oldest order by at limit 1`,
  );
  return oldest;
}

/**
 * Deletes the views and clicks of a day and adds them to its sums, in one statement: what is deleted is what is summed,
 * also when two instances do it at once. What came to a day later adds to its sums.
 */
async function sumDay(db: Db, { company, day }: Old): Promise<void> {
  const ofDay = sql`using span where gone.marketing_company_id = span.id
    and gone.at >= span.start and gone.at < span.until`;
  await db.execute(sql`
    with span as materialized (
      select id, ${day}::timestamp at time zone timezone as start,
        (${day}::date + 1)::timestamp at time zone timezone as until
      from ${marketingCompanies} where id = ${company}
    ), views as (
      delete from ${marketingPageViews} as gone ${ofDay} returning gone.visitor, gone.bot
    ), clicks as (
      delete from ${marketingClicks} as gone ${ofDay} returning gone.bot
    )
    insert into ${marketingDays} as kept (marketing_company_id, day, views, visitors, clicks, bots)
    select id, ${day}::date, (select count(*) from views where not bot),
      (select count(distinct visitor) from views where not bot), (select count(*) from clicks where not bot),
      (select count(*) from views where bot) + (select count(*) from clicks where bot)
    from span
    on conflict (marketing_company_id, day) do update set views = kept.views + excluded.views,
      visitors = kept.visitors + excluded.visitors, clicks = kept.clicks + excluded.clicks,
      bots = kept.bots + excluded.bots`);
}

/** Sums and deletes the views and clicks of the days that were over at `before`, day by day. */
export async function sumOldDays(db: Db, before: Date): Promise<void> {
  for (;;) {
    const oldest = await findOldest(db, before);
    if (!oldest) return;
    await sumDay(db, oldest);
  }
}
