import type { QueryClient } from '@tanstack/react-query';
import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import type { FoundMarketing } from '@shared/marketing/search/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { query } from '@/lib/api/query-client';
import { campaignAddress } from '@shared/marketing/campaigns/campaign-address';

/** The address of a search result; that of a campaign is known only after the campaign has been read. */
export async function foundAddress(client: QueryClient, found: FoundMarketing): Promise<string> {
  const { entity, id, marketingCompanyId: company } = found;
  switch (entity) {
    case 'marketingCompany':
      return stepAddress(id, 'product');
    case 'marketingProduct':
      return stepAddress(company, 'product', { product: String(id) });
    case 'marketingContent':
      return stepAddress(company, 'contents', { content: String(id) });
    case 'marketingLead':
      return stepAddress(company, 'leads', { lead: String(id) });
    case 'marketingCampaign':
      return campaignAddress(await client.fetchQuery(query(marketingCampaignsApi.read, { id })));
  }
}
