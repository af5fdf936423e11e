import { lazyPart } from '@/lib/lazy-part';

export const MailForm = lazyPart(async () => (await import('./mail-form')).MailForm);
