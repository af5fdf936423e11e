import { sql } from 'drizzle-orm';
import type { PieceResult } from '../../../../../shared/marketing/analytics/endpoints';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingPages } from '../../../../../shared/marketing/capture/tables';
import { marketingChannels } from '../../../../../shared/marketing/channels/tables';
import { marketingClicks, marketingLinks } from '../../../../../shared/marketing/links/tables';
import { changeableStatuses, statusesForPerson } from '../../../../../shared/marketing/publications/scales';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import type { Db } from '../../../../platform/database/database';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { notFound } from '../../../../platform/http/errors';
import { touchParts } from '../../links/touch-source';
import { type Asked, leadsOf, spanOf } from './span.queries';

/** Before the first click of any company. */
const EVER = '2020-01-01';

/** The clicks and leads of campaigns, counted as in `readBreakdowns`: the campaign of the link, else that of the page. */
const brought = sql`
  brought as (
    select link.campaign_id as id, count(*) as clicks, 0 as leads
    from span join ${marketingClicks} as click on click.marketing_company_id = span.id and not click.bot
      join ${marketingLinks} as link on link.code = click.code
    group by 1
    union all
    select coalesce(link.campaign_id, page.campaign_id, came.campaign_id), 0, count(*)
    from (select leads.*, ${touchParts(sql`leads.last_touch`)} from leads where is_now) as came
      left join ${marketingLinks} as link on link.code = came.code and link.marketing_company_id = came.company
      left join ${marketingPages} as page on page.id = came.page_id
    group by 1
  )`;

const namesOf = (statuses: readonly string[]) => sql.raw(statuses.map((status) => `'${status}'`).join(', '));

/** The posts of each campaign: where and when they go out, and the picture of the latest. */
const posted = sql`
  posted as (
    select post.campaign_id as id, min(post.due_at) filter (where post.status = 'queued') as next,
      max(post.published_at) filter (where post.status = 'published') as last,
      array_agg(distinct channel.network) as networks,
      count(*) filter (where post.status in (${namesOf(changeableStatuses)}) and post.first_sent_at is null)
        as waiting,
      count(*) filter (where post.status in (${namesOf(statusesForPerson)})) as unsettled,
      min(post.due_at) filter (where post.status in (${namesOf(statusesForPerson)})) as since,
      (array_agg(post.asset_id order by post.due_at desc, post.id desc))[1] as picture
    from span join ${marketingPublications} as post on post.user_id = span.user_id
        and post.marketing_company_id = span.id and post.status <> 'cancelled'
      join ${marketingChannels} as channel on channel.id = post.channel_id
    group by 1
  )`;

/** The picture in the layout of the used one that stands best in a small square. */
const square = sql`(select one.id from ${marketingAssets} as one
  where one.campaign_id = campaign.id and one.layout = used.layout and one.deleted_at is null
  order by one.size = '1080x1080' desc, one.id limit 1)`;

const pieces = sql`
  pieces as (
    select campaign.id, coalesce(counted.clicks, 0) as clicks, coalesce(counted.leads, 0) as leads,
      posted.next as "nextAt", posted.last as "lastAt", coalesce(posted.networks, '{}') as networks,
      coalesce(posted.waiting, 0) as waiting,
      coalesce(posted.unsettled, 0) as unsettled, posted.since as "unsettledAt", used.layout, ${square} as "pictureId"
    from span join ${marketingCampaigns} as campaign on campaign.marketing_company_id = span.id
      left join (select id, sum(clicks)::int as clicks, sum(leads)::int as leads from brought group by id) as counted
        on counted.id = campaign.id
      left join posted on posted.id = campaign.id
      left join ${marketingAssets} as used on used.id = posted.picture
    where campaign.deleted_at is null and (counted.id is not null or posted.id is not null)
  )`;

/** How each piece of a company goes out and what it has brought; 404 without the company. */
export async function listPieces(
  db: Db,
  of: Pick<Asked, 'owner' | 'company' | 'at'>,
): Promise<PieceResult[]> {
  const parts = [spanOf({ ...of, from: EVER }), leadsOf(of), brought, posted, pieces];
  const [row] = await readRows<{ pieces: PieceResult[] }>(
    db,
    sql`with ${sql.join(parts, sql`, `)}
    select (select coalesce(jsonb_agg(to_jsonb(pieces) order by pieces.id), '[]') from pieces) as pieces from span`,
  );
  if (!row) throw notFound();
  return row.pieces;
}
