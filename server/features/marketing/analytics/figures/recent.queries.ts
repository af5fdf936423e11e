import { sql } from 'drizzle-orm';
import type { RecentFigures } from '../../../../../shared/marketing/analytics/endpoints';
import { marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { leadsOf, spanDays, spanOf } from './span.queries';

/** The visitors of each company in the period; views younger than a year are never kept as sums only. */
const visitors = sql`
  select company, sum(seen.visitors)::int as visitors from span_days cross join lateral (
    select count(distinct hit.visitor) as visitors from ${marketingPageViews} as hit
    where hit.marketing_company_id = span_days.company and not hit.bot
      and hit.at >= span_days.start and hit.at < span_days.until
  ) as seen where is_now group by company`;

const published = sql`(select count(*)::int from ${marketingPublications} as publication
  where publication.user_id = span.user_id and publication.marketing_company_id = span.id
    and publication.status = 'published'
    and publication.published_at >= span.start and publication.published_at < span.until)`;

interface Row extends Omit<RecentFigures, 'range'> {
  first: string;
  after: string;
}

/** What today and the 29 days before brought each company of an owner, counted as `readByDay` counts it. */
export async function listRecent(db: Db, of: { owner: Owner; at: Date }): Promise<RecentFigures[]> {
  const rows = await readRows<Row>(
    db,
    sql`with ${spanOf(of)}, ${spanDays}, ${leadsOf(of)}, seen as (${visitors}),
    came as (select company, count(*)::int as leads from leads where is_now group by company)
    select span.id, span.zone, to_char(span.first, 'YYYY-MM-DD') as first,
      to_char(span.after, 'YYYY-MM-DD') as after, coalesce(seen.visitors, 0) as visitors,
      coalesce(came.leads, 0) as leads, ${published} as published
    from span left join seen on seen.company = span.id left join came on came.company = span.id
    order by span.id`,
  );
  return rows.map(({ first, after, ...figures }) => ({ ...figures, range: { from: first, to: after } }));
}
