import { type SQL, sql } from 'drizzle-orm';
import { marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingDays, marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import type { Touch } from '../../../../../shared/marketing/capture/touch';
import { marketingClicks, marketingLinks } from '../../../../../shared/marketing/links/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import { readRows } from '../../../../platform/database/rows/read-rows';

interface NewHit {
  at: Date;
  visitor: string;
  bot: boolean;
}

export interface NewHits {
  views: (NewHit & { pageId: number; touch: Touch })[];
  clicks: (NewHit & { code: string })[];
  /** The number of robots' hits that are stored without a row each, per company and day in the company's time zone. */
  beyond?: { companyId: number; day: string; beyond: number }[];
}

/**
 * Stores views and clicks in one statement. Those of deleted pages and links are skipped; with `isRepeated`, so are
 * those that are already stored.
 */
export async function insertHits(
  db: Db,
  { views, clicks, beyond = [] }: NewHits,
  isRepeated = false,
): Promise<void> {
  const isNew = (condition: SQL) => (isRepeated ? sql`where not exists (select from ${condition})` : sql``);
  await db.execute(sql`
    with views as (
      insert into ${marketingPageViews} (user_id, marketing_company_id, page_id, at, visitor, bot, touch)
      select page.user_id, page.marketing_company_id, page.id, view.at, view.visitor, view.bot, view.touch
      from rows from (
        jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
          as ("pageId" int, at timestamptz, visitor text, bot boolean, touch jsonb)
      ) with ordinality as view("pageId", at, visitor, bot, touch, place)
      join ${marketingPages} page on page.id = view."pageId"
      ${isNew(sql`${marketingPageViews} as there where there.visitor = view.visitor
        and there.at = view.at and there.page_id = view."pageId"`)}
      order by view.place
    ), beyond as (
      insert into ${marketingDays} as kept (marketing_company_id, day, views, visitors, clicks, bots)
      select company.id, more.day, 0, 0, 0, sum(more.beyond)
      from jsonb_to_recordset(${JSON.stringify(beyond)}::jsonb) as more("companyId" int, day date, beyond int)
      join ${marketingCompanies} as company on company.id = more."companyId"
      group by company.id, more.day order by company.id, more.day
      on conflict (marketing_company_id, day) do update set bots = kept.bots + excluded.bots
    )
    insert into ${marketingClicks} (user_id, marketing_company_id, code, at, visitor, bot)
    select link.user_id, link.marketing_company_id, link.code, click.at, click.visitor, click.bot
    from rows from (
      jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb) as (code text, at timestamptz, visitor text, bot boolean)
    ) with ordinality as click(code, at, visitor, bot, place)
    join ${marketingLinks} link on link.code = click.code
    ${isNew(sql`${marketingClicks} as there where there.code = click.code
      and there.at = click.at and there.visitor = click.visitor`)}
    order by click.place`);
}

interface Counted {
  visitor: string;
  /** Seconds since 1970. */
  second: number;
  hits: number;
}

/** The views and clicks of some visitors since a time, per second, as stored by all instances. */
export const countHits = (db: Db, visitors: readonly string[], since: Date): Promise<Counted[]> => {
  const theirs = sql`at >= ${since.toISOString()}::timestamptz
    and visitor in (select jsonb_array_elements_text(${JSON.stringify(visitors)}::jsonb))`;
  return readRows<Counted>(
    db,
    sql`select visitor, floor(extract(epoch from at))::float8 as second, count(*)::int as hits
    from (
      select visitor, at from ${marketingPageViews} where ${theirs}
      union all select visitor, at from ${marketingClicks} where ${theirs}
    ) as hit group by 1, 2`,
  );
};
