import { sql } from 'drizzle-orm';
import type { Breakdowns, Counted } from '../../../../../shared/marketing/analytics/figures';
import type { TouchChoice } from '../../../../../shared/marketing/analytics/scales';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingDays, marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import { marketingChannels } from '../../../../../shared/marketing/channels/tables';
import { marketingClicks, marketingLinks } from '../../../../../shared/marketing/links/tables';
import type { Db } from '../../../../platform/database/database';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { notFound } from '../../../../platform/http/errors';
import { kindOf, nameOf, touchParts } from '../../links/touch-source';
import { type Cell, type PageCell, pageRows, rollUp } from './roll-up';
import {
  type AboutSpan,
  aboutSpan,
  type Asked,
  countedOf,
  inSpan,
  leadsOf,
  spanDays,
  spanOf,
} from './span.queries';

/** Sources by name that are told apart; UTM parameters can be anything. */
const mostSources = 40;

/** The views of a day without bots. */
const viewsOfDay = sql`${marketingPageViews} as view where view.marketing_company_id = span.id
  and view.at >= span_days.start and view.at < span_days.until and not view.bot`;

/**
 * Each visitor of a day once, with the touch of that day's last or first view, so that sources add up to the visitors.
 * Touches that are the same but for their time are counted together before their parts are read.
 */
const visits = (touch: TouchChoice) => {
  const order = touch === 'last' ? sql`view.at desc, view.id desc` : sql`view.at, view.id`;
  return sql`
  visits as (
    select span_days.is_now, visit.page_id, visit.touch, sum(visit.visitors) as visitors
    from span cross join span_days cross join lateral (
      select page_id, touch - 'at' as touch, count(*) as visitors from (
        select distinct on (view.visitor collate "C") view.page_id, view.touch from ${viewsOfDay}
        order by view.visitor collate "C", ${order}
      ) as one group by 1, 2
    ) as visit group by 1, 2, 3
  )`;
};

/** What was counted by touch and campaign: visitors, then clicks, then leads. */
const hits = (touch: TouchChoice) => sql`
  hits as (
    select is_now, ${touchParts(sql`visits.touch`)}, page.campaign_id, 0 as clicks, sum(visitors) as visitors, 0 as leads,
      0 as "pageLeads", 0 as confirmed, 0 as qualified, 0 as won
    from visits join ${marketingPages} as page on page.id = visits.page_id group by 1, 2, 3, 4, 5, 6
    union all
    select click.at >= span.start, click.code, null, null, true, null, count(*), 0, 0, 0, 0, 0, 0
    from span join ${marketingClicks} as click on click.marketing_company_id = span.id
      and ${inSpan(sql`click.at`)} and not click.bot group by 1, 2
    union all
    select is_now, ${touchParts(touch === 'last' ? sql`leads.last_touch` : sql`leads.first_touch`)},
      coalesce(page.campaign_id, leads.campaign_id), 0, 0, count(*), count(*) filter (where from_page),
      count(*) filter (where confirmed), count(*) filter (where qualified), count(*) filter (where won)
    from leads left join ${marketingPages} as page on page.id = leads.page_id group by 1, 2, 3, 4, 5, 6
  )`;

/** Touches as sources. The campaign is that of the link, else that of the page. */
const sourced = sql`
  sourced as (
    select hits.is_now, ${kindOf(sql`hits`)} as kind, ${nameOf(sql`hits`)} as name,
      case when hits.code is not null then link.channel_id end as "channelId",
      coalesce(link.campaign_id, hits.campaign_id) as "campaignId",
      hits.clicks, hits.visitors, hits.leads, hits."pageLeads", hits.confirmed, hits.qualified, hits.won
    from span cross join hits
      left join ${marketingLinks} as link on link.code = hits.code and link.marketing_company_id = span.id
  )`;

const columns = sql.raw(
  ['clicks', 'visitors', 'leads', '"pageLeads"', 'confirmed', 'qualified', 'won']
    .map((name) => `sum(${name})::int as ${name}`)
    .join(', '),
);

/** The cells of source and campaign; the sources that brought least are one. */
const cells = sql`
  ranked as (
    select kind, name, row_number() over (order by sum(leads) desc, sum(visitors) desc, kind, name) as place
    from sourced where name is not null group by 1, 2
  ), cells as (
    select is_now as "isNow", case when place > ${mostSources} then 'other' else sourced.kind end as kind,
      case when place > ${mostSources} then null else sourced.name end as name, "channelId", "campaignId", ${columns}
    from sourced left join ranked on ranked.kind = sourced.kind and ranked.name = sourced.name
    group by 1, 2, 3, 4, 5
  ), named as (
    select cells.*, channel.name as "channelName", channel.network, campaign.name as "campaignName", campaign.type,
      campaign.angle
    from cells left join ${marketingChannels} as channel on channel.id = cells."channelId"
      left join ${marketingCampaigns} as campaign on campaign.id = cells."campaignId"
  )`;

/** The visitors and leads of each page. */
const ofPages = sql`
  page_counts as (
    select seen.page_id, span_days.is_now, count(*) as visitors, 0 as leads, 0 as page_leads
    from span cross join span_days cross join lateral (
      select view.page_id from ${viewsOfDay} group by view.page_id, view.visitor
    ) as seen group by 1, 2
    union all
    select page_id, is_now, 0, count(*), count(*) filter (where from_page) from leads
    where page_id is not null group by 1, 2
  ), pages as (
    select page.id, page.slug, campaign.name as campaign, is_now as "isNow", sum(visitors)::int as visitors,
      sum(leads)::int as leads, sum(page_leads)::int as "pageLeads"
    from page_counts join ${marketingPages} as page on page.id = page_counts.page_id
      join ${marketingCampaigns} as campaign on campaign.id = page.campaign_id
    group by page.id, page.slug, campaign.name, is_now
  )`;

interface Row extends AboutSpan {
  cells: Cell[];
  pages: PageCell[];
  summedUntil: string | null;
}

/** What campaigns, sources, angles and pages brought in a period and in the one before; 404 without the company. */
export async function readBreakdowns(
  db: Db,
  asked: Asked,
  touch: TouchChoice,
): Promise<Counted & Breakdowns> {
  const parts = [
    spanOf(asked),
    spanDays,
    leadsOf(asked),
    visits(touch),
    hits(touch),
    sourced,
    cells,
    ofPages,
  ];
  const [row] = await readRows<Row>(
    db,
    sql`with ${sql.join(parts, sql`, `)}
    select ${aboutSpan},
      (select coalesce(jsonb_agg(to_jsonb(named)), '[]') from named) as cells,
      (select coalesce(jsonb_agg(to_jsonb(pages)), '[]') from pages) as pages,
      (select to_char(max(kept.day), 'YYYY-MM-DD') from ${marketingDays} as kept
        where kept.marketing_company_id = span.id and kept.day >= span.before and kept.day < span.after
      ) as "summedUntil"
    from span`,
  );
  if (!row) throw notFound();
  const { summedUntil } = row;
  return { ...countedOf(row, asked.at), ...rollUp(row.cells), pages: pageRows(row.pages), summedUntil };
}
