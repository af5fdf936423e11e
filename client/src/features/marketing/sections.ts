import { paths } from '@/lib/paths';
import type { IconName } from '@/ui/icons';

/** The sections of the workspace in their order; the first is shown when the address names none. */
export const marketingSections = [
  'companies',
  'products',
  'campaigns',
  'content',
  'leads',
  'analytics',
] as const;

export type MarketingSection = (typeof marketingSections)[number];

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

export const marketingSectionAddress = (section: MarketingSection) => `${paths.comercia}?section=${section}`;
