export const texts = {
  title: 'Find or go to',
  placeholder: 'Company, product, campaign, lead or text…',
  open: 'Search everything',
  found: 'Found',
  similar: 'Nothing is called exactly so. Similar names',
  goTo: 'Go to',
  nothing: 'Nothing found for “{{words}}”. Go to',
  failed: 'The search didn’t answer. Try again in a moment.',
  notOpened: 'It couldn’t be opened',
  kinds: {
    marketingCompany: 'Company',
    marketingProduct: 'Product',
    marketingCampaign: 'Campaign',
    marketingContent: 'Content',
    marketingLead: 'Lead',
  },
};
