import type { ComponentType } from 'react';
import type { LeadSection } from '@shared/leads/sections';
import { lazyPart } from '@/lib/lazy-part';

interface SectionProps {
  /** The record that the address names, in sections that open records in their list. */
  openId: number | undefined;
}

/** What each section of the dashboard shows; each is loaded on its own. */
export const sectionParts: Record<LeadSection, ComponentType<SectionProps>> = {
  contacts: lazyPart(async () => (await import('@/features/leads/contacts/contacts-list')).ContactsList),
  companies: lazyPart(async () => (await import('@/features/leads/companies/companies-list')).CompaniesList),
  opportunities: lazyPart(
    async () => (await import('@/features/leads/opportunities/opportunities-section')).OpportunitiesSection,
  ),
  communications: lazyPart(async () => (await import('./communications-section')).CommunicationsSection),
  tasks: lazyPart(async () => (await import('@/features/leads/tasks/tasks-list')).TasksList),
  analytics: lazyPart(
    async () => (await import('@/features/leads/analytics/analytics-panel')).AnalyticsPanel,
  ),
};
