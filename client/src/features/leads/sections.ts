import type { IconName } from '@/ui/icons';

/** The sections of the dashboard in their order; the first is shown when the address names none. */
export const leadSections = [
  'contacts',
  'companies',
  'opportunities',
  'communications',
  'analytics',
] as const;

export type LeadSection = (typeof leadSections)[number];

export const leadSectionIcons = {
  contacts: 'user',
  companies: 'building',
  opportunities: 'check',
  communications: 'envelope',
  analytics: 'chart',
} as const satisfies Record<LeadSection, IconName>;

export const isLeadSection = (name: string): name is LeadSection =>
  leadSections.includes(name as LeadSection);
