import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as accountInvitations from '../shared/accounts/invitations/tables';
import * as accountLog from '../shared/accounts/log/tables';
import * as accounts from '../shared/accounts/tables';
import * as acts from '../shared/acts/tables';
import * as assistant from '../shared/assistant/tables';
import * as authFactors from '../shared/auth/factors/tables';
import * as auth from '../shared/auth/tables';
import * as consultingItems from '../shared/consulting/items/tables';
import * as consultingReport from '../shared/consulting/report/tables';
import * as consultingShares from '../shared/consulting/shares/tables';
import * as consultingSwot from '../shared/consulting/swot/tables';
import * as consulting from '../shared/consulting/tables';
import * as dismissals from '../shared/dismissals/tables';
import * as enquiries from '../shared/enquiries/tables';
import * as imports from '../shared/imports/tables';
import * as leadsCommunications from '../shared/leads/communications/tables';
import * as leadsCompanies from '../shared/leads/companies/tables';
import * as leadsContacts from '../shared/leads/contacts/tables';
import * as leadsDuplicates from '../shared/leads/duplicates/tables';
import * as leadsFeeds from '../shared/leads/feeds/tables';
import * as leadsFields from '../shared/leads/fields/tables';
import * as leadsImports from '../shared/leads/imports/tables';
import * as leadsMails from '../shared/leads/mails/tables';
import * as leadsMerges from '../shared/leads/merges/tables';
import * as leadsOpportunities from '../shared/leads/opportunities/tables';
import * as leadsPlans from '../shared/leads/plans/tables';
import * as leads from '../shared/leads/tables';
import * as leadsTags from '../shared/leads/tags/tables';
import * as leadsTasks from '../shared/leads/tasks/tables';
import * as list from '../shared/list/tables';
import * as marketingAnalytics from '../shared/marketing/analytics/tables';
import * as marketingAssets from '../shared/marketing/assets/tables';
import * as marketingCampaigns from '../shared/marketing/campaigns/tables';
import * as marketingCampaignsVersions from '../shared/marketing/campaigns/versions/tables';
import * as marketingCaptureConsents from '../shared/marketing/capture/consents/tables';
import * as marketingCaptureLeads from '../shared/marketing/capture/leads/tables';
import * as marketingCapture from '../shared/marketing/capture/tables';
import * as marketingCaptureVisitors from '../shared/marketing/capture/visitors/tables';
import * as marketingChannels from '../shared/marketing/channels/tables';
import * as marketingLinks from '../shared/marketing/links/tables';
import * as marketingProducts from '../shared/marketing/products/tables';
import * as marketingPublications from '../shared/marketing/publications/tables';
import * as marketingSequences from '../shared/marketing/sequences/tables';
import * as marketing from '../shared/marketing/tables';
import * as views from '../shared/views/tables';
import * as database from './platform/database/tables';
import * as holdings from './platform/holdings/tables';
import * as jobs from './platform/jobs/tables';
import * as mail from './platform/mail/tables';
import type { Db } from './platform/database/database';

const modules: object[] = [
  accounts,
  accountInvitations,
  accountLog,
  acts,
  assistant,
  authFactors,
  auth,
  consultingItems,
  consultingReport,
  consultingShares,
  consultingSwot,
  consulting,
  dismissals,
  enquiries,
  imports,
  leadsCommunications,
  leadsCompanies,
  leadsContacts,
  leadsDuplicates,
  leadsFeeds,
  leadsFields,
  leadsImports,
  leadsMails,
  leadsMerges,
  leadsOpportunities,
  leadsPlans,
  leads,
  leadsTags,
  leadsTasks,
  list,
  marketingAnalytics,
  marketingAssets,
  marketingCampaigns,
  marketingCampaignsVersions,
  marketingCaptureConsents,
  marketingCaptureLeads,
  marketingCapture,
  marketingCaptureVisitors,
  marketingChannels,
  marketingLinks,
  marketingProducts,
  marketingPublications,
  marketingSequences,
  marketing,
  views,
  database,
  holdings,
  jobs,
  mail,
];

/** The tables of all features and of the platform; a test finds any that is left out. */
export const everyTable: readonly PgTable[] = [
  ...new Set(modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))),
];

/** Opens one record of each table that has some, as this version reads it; resolves to the names of the tables. */
export async function openOneOfEach(db: Db): Promise<string[]> {
  const opened: string[] = [];
  for (const table of everyTable) {
    const [record] = await db.select().from(table).limit(1);
    if (record) opened.push(getTableName(table));
  }
  return opened;
}
