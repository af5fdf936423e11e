import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { marketingCampaigns } from '../../../../../shared/marketing/campaigns/tables';
import { marketingChannels } from '../../../../../shared/marketing/channels/tables';
import { marketingLinks } from '../../../../../shared/marketing/links/tables';
import type { MarketingLead } from '../../../../../shared/marketing/capture/leads/endpoints';
import type { leadSearch } from '../../../../../shared/marketing/capture/leads/schemas';
import { waitingFirst } from '../../../../../shared/list/tables';
import { marketingLeads, waitingLeadsFirst } from '../../../../../shared/marketing/capture/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import { recordQueries } from '../../../../platform/acts/record-lists.queries';
import { filteredBy } from '../../../../platform/database/rows/filters';
import type { Sort } from '../../../../platform/database/rows/page-source';
import { columnSort, textSort } from '../../../../platform/database/rows/pages';
import { searching } from '../../../../platform/database/rows/search';
import { ASKED, askedByLead } from '../leads/asked.queries';
import { touchFiltered } from './touch-filter.queries';
import { waitingFiltered } from './waiting-filter.queries';

const {
  userId: _owner,
  deletedAt: _deleted,
  unsubscribeToken: _token,
  folded,
  ...columns
} = getTableColumns(marketingLeads);

const sorts = {
  createdAt: columnSort(columns.createdAt),
  contactName: textSort(columns.contactName),
  updatedAt: columnSort(columns.updatedAt),
};

const { status, answeredAt } = marketingLeads;

/**
 * Who waits comes first: new leads, in the order of an index, and those whose answer to a mail has no reply, which only
 * LEADMANAGER knows.
 */
const byWaiting = (isWaiting: SQL): Sort => {
  const others = waitingLeadsFirst(marketingLeads);
  const since = waitingFirst(sql`true`, answeredAt);
  return {
    by: others,
    type: 'interval',
    nullable: false,
    apart: {
      where: sql`${status} = 'engaged' and ${answeredAt} is not null`,
      by: sql`(case when ${isWaiting} then ${since} else ${others} end)`,
    },
  };
};

type Searched = z.output<typeof leadSearch>;

const words = { text: folded, holds: ['contactName', 'contactEmail', 'companyName', 'position'] };

/** Whether the lead's company is not in the bin. */
const inLiveCompany = sql`exists (select from ${marketingCompanies}
  where ${marketingCompanies.id} = ${marketingLeads.marketingCompanyId} and ${marketingCompanies.deletedAt} is null)`;

const found = (
  waits: SQL,
  { company, q, filter: { last, first, waits: waiting, ...filter } = {} }: Searched,
) =>
  and(
    company === undefined ? undefined : eq(columns.marketingCompanyId, company),
    searching(folded, q, { begins: true }),
    filteredBy(columns, filter, words),
    touchFiltered('last', last),
    touchFiltered('first', first),
    waitingFiltered(waits, waiting),
  );

// Columns of the outer query are written out, because drizzle omits table names in a query on one table.
const campaignName = sql<string | null>`(select one.name from ${marketingCampaigns} as one
  where one.id = marketing_leads.campaign_id)`;

/** What is known of the channel, or for a link in a mail of the campaign, that the short link of a touch belongs to. */
const behind = (known: SQL, touch: 'first_touch' | 'last_touch') => sql<string | null>`(select ${known}
  from ${marketingLinks} as link
  left join ${marketingChannels} as channel on channel.id = link.channel_id
  left join ${marketingCampaigns} as sent on sent.id = link.campaign_id
  where link.code = marketing_leads.${sql.raw(touch)} ->> 'code' and link.user_id = marketing_leads.user_id)`;

const name = sql`coalesce(channel.name, sent.name)`;

/** What LEADMANAGER knows of the answers of leads to mails, since replies are a later room. */
export interface LeadAnswers {
  /** The condition that a lead's answer has no reply. */
  waits: SQL;
  /** How that answer begins. */
  words: SQL<string | null>;
}

/** Queries on the leads of an account that are not in the bin: lists, counts, exports and single leads. */
export function leadQueriesWith({ waits, words: answer }: LeadAnswers) {
  return recordQueries<MarketingLead, keyof typeof sorts | 'unanswered', Searched>({
    table: marketingLeads,
    sorts: { ...sorts, unanswered: byWaiting(waits) },
    found: (searched) => found(waits, searched),
    shown: inLiveCompany,
    columns: {
      ...columns,
      campaignName,
      // Whoever waits for a reply asks what stands in their answer, and no longer what they asked at first.
      asked: sql<
        string | null
      >`(case when ${waits} then left(${answer}, ${sql.raw(String(ASKED))}) else ${askedByLead} end)`,
      // Within another expression its columns keep the name of their table.
      waits: sql<boolean>`(${waits})`,
      firstFrom: behind(name, 'first_touch'),
      lastFrom: behind(name, 'last_touch'),
      lastNetwork: behind(sql`channel.network`, 'last_touch'),
    },
  });
}

export type LeadQueries = ReturnType<typeof leadQueriesWith>;
