import { and, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { leadSearch } from '../../../../../shared/marketing/capture/leads/schemas';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingLinks } from '../../../../../shared/marketing/links/tables';
import type { Filter } from '../../../../platform/database/rows/filters';
import { searching } from '../../../../platform/database/rows/search';
import { kindOf, nameOf, touchParts, utmPart } from '../../links/touch-source';

type Filters = NonNullable<z.output<typeof leadSearch>['filter']>;
type TouchFilters = NonNullable<Filters['last']>;

const touch = sql`touch`;
const whole = sql`whole`;

/** The expression that each filter compares. The campaign is that of the link, else of the page, else of the lead. */
const asked: Record<keyof TouchFilters, SQL> = {
  kind: kindOf(touch),
  channel: sql`link.channel_id::text`,
  name: nameOf(touch),
  source: utmPart(whole, 'source'),
  medium: utmPart(whole, 'medium'),
  utmCampaign: utmPart(whole, 'campaign'),
  campaign: sql`campaign.id::text`,
  angle: sql`campaign.angle`,
};

const listed = (values: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** The condition of a filter on an expression that is text or null. */
const meant = (value: SQL, { any, none, is, contains, empty }: Filter): SQL | undefined =>
  and(
    any && sql`${value} in ${listed(any)}`,
    none && sql`(${value} is null or ${value} not in ${listed(none)})`,
    is === undefined ? undefined : sql`${value} = ${is}`,
    searching(sql`fold(' ' || ${value})`, contains),
    empty === undefined ? undefined : empty ? sql`${value} is null` : sql`${value} is not null`,
  );

// Columns are written out, because drizzle omits table names in a query on one table.
const columns = {
  last: sql.raw('marketing_leads.last_touch'),
  first: sql.raw('marketing_leads.first_touch'),
};

/** The condition that a lead's first or last touch matches the filters, with the same expressions as the analytics. */
export function touchFiltered(which: 'last' | 'first', filters: TouchFilters | undefined): SQL | undefined {
  const conditions = Object.entries(filters ?? {}).map(
    ([name, filter]) => filter && meant(asked[name as keyof TouchFilters], filter),
  );
  const condition = and(...conditions);
  return (
    condition &&
    sql`exists (
      select from (select ${columns[which]} as whole) as given
        cross join lateral (select ${touchParts(whole)}) as touch
        left join ${marketingLinks} as link
          on link.code = touch.code and link.marketing_company_id = marketing_leads.marketing_company_id
        left join ${marketingPages} as page on page.id = marketing_leads.page_id
        left join ${marketingCampaigns} as campaign
          on campaign.id = coalesce(link.campaign_id, page.campaign_id, marketing_leads.campaign_id)
      where ${condition})`
  );
}
