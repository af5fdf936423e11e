import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import {
  marketingLeads,
  marketingPages,
  marketingSubmissions,
} from '../../../../shared/marketing/capture/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { Given } from '../../../platform/database/statement';
import { isUnanswered } from '../capture/leads/unanswered.queries';

const { id } = marketingCompanies;

/** How many leads an owner's companies have, as a part of a statement: counted at once, and not once for each company. */
export const leadCountsOf = (db: Db, owner: Given<{ owner: Owner }>['owner']) =>
  db
    .select({ company: marketingLeads.marketingCompanyId, all: sql<number>`count(*)::int`.as('all_leads') })
    .from(marketingLeads)
    .where(
      and(
        eq(marketingLeads.userId, owner),
        isNull(marketingLeads.deletedAt),
        ne(marketingLeads.status, 'spam'),
      ),
    )
    .groupBy(marketingLeads.marketingCompanyId)
    .as('lead_counts');

/** What a company's pages have brought, as columns of a statement over companies. */
export const captureCounts = {
  livePageCount: sql<number>`(select count(*)::int from ${marketingPages}
    where ${marketingPages.marketingCompanyId} = ${id} and ${marketingPages.status} = 'live')`,
  unansweredCount: sql<number>`(select count(*)::int from ${marketingLeads}
    where ${marketingLeads.userId} = ${marketingCompanies.userId}
      and ${marketingLeads.marketingCompanyId} = ${id} and ${isUnanswered})`,
  suspectCount: sql<number>`(select count(*)::int from ${marketingSubmissions}
    where ${marketingSubmissions.userId} = ${marketingCompanies.userId}
      and ${marketingSubmissions.marketingCompanyId} = ${id} and ${marketingSubmissions.verdict} = 'suspect')`,
};
