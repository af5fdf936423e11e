import { lazyPart } from '@/lib/lazy-part';

export const CommunicationForm = lazyPart(
  async () => (await import('./communication-form')).CommunicationForm,
);
