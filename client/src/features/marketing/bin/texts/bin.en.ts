export const texts = {
  text: 'What was deleted in COMERZIA stays here for 30 days and is then deleted for good.',
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
