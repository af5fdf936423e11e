import type { ComponentType } from 'react';
import type { Step } from '@shared/marketing/steps';
import type { ListedCompany } from '@/features/marketing/reads';
import { lazyPart } from '@/lib/lazy-part';

interface StepProps {
  company: ListedCompany;
}

/** What each step shows; each is loaded on its own. A step that is not among them says what it needs first. */
export const stepParts: Partial<Record<Step, ComponentType<StepProps>>> = {
  product: lazyPart(async () => (await import('./product-step')).ProductStep),
  campaigns: lazyPart(async () => (await import('./campaigns-step')).CampaignsStep),
  assets: lazyPart(async () => (await import('./assets-step')).AssetsStep),
  analytics: lazyPart(async () => (await import('./analytics-step')).AnalyticsStep),
  publishing: lazyPart(async () => (await import('./publishing-step')).PublishingStep),
  leads: lazyPart(async () => (await import('./leads-step')).LeadsStep),
  replies: lazyPart(async () => (await import('./replies-step')).RepliesStep),
  contents: lazyPart(async () => (await import('./contents-step')).ContentsStep),
};
