import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { marketingPages, marketingPageViews } from '../../../../../shared/marketing/capture/tables';
import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { Db } from '../../../../platform/database/database';
import { readRows } from '../../../../platform/database/rows/read-rows';

export interface NewView {
  pageId: number;
  at: Date;
  visitor: string;
  touch: Touch;
  bot: boolean;
}

/** Stores views; those of pages that are gone are left out. */
export async function insertViews(db: Db, views: readonly NewView[]): Promise<void> {
  await db.execute(sql`
    insert into ${marketingPageViews} (user_id, marketing_company_id, page_id, at, visitor, bot, touch)
    select page.user_id, page.marketing_company_id, page.id, view.at, view.visitor, view.bot, view.touch
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
      as view("pageId" int, at timestamptz, visitor text, bot boolean, touch jsonb)
    join ${marketingPages} page on page.id = view."pageId"`);
}

/** How many views each of these visitors has made since a moment. */
export async function countViews(db: Db, visitors: readonly string[], since: Date) {
  const rows = await readRows<{ visitor: string; views: number }>(
    db,
    sql`select visitor, count(*)::int as views from ${marketingPageViews}
      where at >= ${since.toISOString()}::timestamptz
        and visitor in (select jsonb_array_elements_text(${JSON.stringify(visitors)}::jsonb))
      group by visitor`,
  );
  return new Map(rows.map(({ visitor, views }) => [visitor, views]));
}

/** Where a visitor came from when a page of the company was shown to them for the first time since a moment. */
export async function findFirstTouch(tx: Db, visitor: string, since: Date): Promise<Touch | undefined> {
  const [view] = await tx
    .select({ touch: marketingPageViews.touch })
    .from(marketingPageViews)
    .where(and(eq(marketingPageViews.visitor, visitor), gte(marketingPageViews.at, since)))
    .orderBy(asc(marketingPageViews.at), asc(marketingPageViews.id))
    .limit(1);
  return view?.touch;
}
