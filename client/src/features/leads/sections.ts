import { type LeadSection, leadSections } from '@shared/leads/addresses';
import type { AnyIcon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';

export const leadSectionIcons = {
  contacts: portalIcons.user,
  companies: portalIcons.building,
  opportunities: portalIcons.check,
  communications: portalIcons.envelope,
  analytics: portalIcons.chart,
} as const satisfies Record<LeadSection, AnyIcon>;

export const isLeadSection = (name: string): name is LeadSection =>
  leadSections.includes(name as LeadSection);
