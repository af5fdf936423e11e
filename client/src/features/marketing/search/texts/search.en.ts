export const texts = {
  notOpened: 'It couldn’t be opened',
  kinds: {
    marketingCompany: 'Company',
    marketingProduct: 'Product',
    marketingCampaign: 'Campaign',
    marketingContent: 'Content',
    marketingLead: 'Lead',
  },
};
