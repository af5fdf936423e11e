import { type LeadSection, leadSections } from '@shared/leads/addresses';
import type { IconName } from '@/ui/icons';

export const leadSectionIcons = {
  contacts: 'user',
  companies: 'building',
  opportunities: 'check',
  communications: 'envelope',
  analytics: 'chart',
} as const satisfies Record<LeadSection, IconName>;

export const isLeadSection = (name: string): name is LeadSection =>
  leadSections.includes(name as LeadSection);
