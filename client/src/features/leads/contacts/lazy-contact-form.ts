import { lazyPart } from '@/lib/lazy-part';

export const ContactForm = lazyPart(async () => (await import('./contact-form')).ContactForm);
