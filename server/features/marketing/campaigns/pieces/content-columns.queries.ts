import { sql } from 'drizzle-orm';
import type { Network } from '../../../../../shared/marketing/channels/networks';
import { kindsOf } from '../../../../../shared/marketing/campaigns/kinds';
import { marketingContents } from '../../../../../shared/marketing/campaigns/versions/tables';

// Names are written out: in a selection from one table drizzle leaves the tables' names away.
const ofContent = (column: string) =>
  sql<number>`(select one.${sql.identifier(column)} from ${marketingContents} as one
    where one.campaign_id = marketing_campaigns.id)`;

/** The networks for which the version that goes out next has a post. */
const networks = sql<Network[]>`(select coalesce(jsonb_agg(key order by key), '[]')
  from marketing_content_versions as version,
    jsonb_object_keys(case when marketing_campaigns.type in ${kindsOf('posts')}
      then version.piece -> 'content' -> 'variants' else '{}' end) as key
  where version.content_id = ${ofContent('id')}
    and version.number = coalesce(marketing_campaigns.approved_version, marketing_campaigns.content_version))`;

/** What is read of the content that holds a campaign's versions. */
export const contentColumns = {
  contentId: ofContent('id'),
  lastVersion: ofContent('last_version'),
  networks,
};
