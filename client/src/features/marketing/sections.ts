import { type MarketingSection, marketingSections } from '@shared/marketing/addresses';

export const sectionNames = Object.keys(marketingSections) as MarketingSection[];

/** The section for the `section` parameter of an address; the first if it names none. */
export const marketingSectionOf = (name: string | null): MarketingSection =>
  sectionNames.find((section) => section === name) ?? (sectionNames[0] as MarketingSection);
