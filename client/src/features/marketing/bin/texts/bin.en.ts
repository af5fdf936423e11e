export const texts = {
  kinds: {
    marketingCompany: 'Companies',
    marketingProduct: 'Products',
    marketingCampaign: 'Campaigns',
    marketingContent: 'Content',
    marketingLead: 'Leads',
  },
  kind: {
    marketingCompany: 'Company',
    marketingProduct: 'Product',
    marketingCampaign: 'Campaign',
    marketingContent: 'Content',
    marketingLead: 'Lead',
  },
};
