import { type MarketingSection, marketingSections } from '@shared/marketing/addresses';
import type { AnyIcon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';

export const marketingSectionIcons = {
  companies: portalIcons.building,
  products: portalIcons.document,
  campaigns: portalIcons.envelope,
  content: portalIcons.pencil,
  leads: portalIcons.search,
  analytics: portalIcons.chart,
} as const satisfies Record<MarketingSection, AnyIcon>;

/** The section for the `section` parameter of an address. */
export const marketingSectionOf = (name: string | null): MarketingSection =>
  marketingSections.find((section) => section === name) ?? marketingSections[0];
