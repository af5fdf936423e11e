import { sql } from 'drizzle-orm';
import {
  marketingLeads,
  marketingPages,
  marketingSubmissions,
} from '../../../../shared/marketing/capture/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import { isUnanswered } from '../capture/leads/unanswered.queries';

const { id } = marketingCompanies;

/** What a company's pages have brought, as columns of a statement over companies. */
export const captureCounts = {
  livePageCount: sql<number>`(select count(*)::int from ${marketingPages}
    where ${marketingPages.marketingCompanyId} = ${id} and ${marketingPages.status} = 'live')`,
  leadCount: sql<number>`(select count(*)::int from ${marketingLeads}
    where ${marketingLeads.marketingCompanyId} = ${id} and ${marketingLeads.deletedAt} is null
      and ${marketingLeads.status} <> 'spam')`,
  unansweredCount: sql<number>`(select count(*)::int from ${marketingLeads}
    where ${marketingLeads.userId} = ${marketingCompanies.userId}
      and ${marketingLeads.marketingCompanyId} = ${id} and ${isUnanswered})`,
  suspectCount: sql<number>`(select count(*)::int from ${marketingSubmissions}
    where ${marketingSubmissions.userId} = ${marketingCompanies.userId}
      and ${marketingSubmissions.marketingCompanyId} = ${id} and ${marketingSubmissions.verdict} = 'suspect')`,
};
