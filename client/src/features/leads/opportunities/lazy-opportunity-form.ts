import { lazyPart } from '@/lib/lazy-part';

export const OpportunityForm = lazyPart(async () => (await import('./opportunity-form')).OpportunityForm);
