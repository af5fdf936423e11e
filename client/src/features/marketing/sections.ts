import { type MarketingSection, marketingSections } from '@shared/marketing/addresses';
import type { IconName } from '@/ui/icons';

export const marketingSectionIcons = {
  companies: 'building',
  products: 'document',
  campaigns: 'envelope',
  content: 'pencil',
  leads: 'search',
  analytics: 'chart',
} as const satisfies Record<MarketingSection, IconName>;

/** The section that an address's `section` names. */
export const marketingSectionOf = (name: string | null): MarketingSection =>
  marketingSections.find((section) => section === name) ?? marketingSections[0];
