/** The entities whose records have a bin, as acts and events name them. */
export const marketingBinned = [
  'marketingCompany',
  'marketingProduct',
  'marketingCampaign',
  'marketingContent',
  'marketingLead',
] as const;
export type MarketingBinned = (typeof marketingBinned)[number];
