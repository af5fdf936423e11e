import { lazyPart } from '@/lib/lazy-part';

export const MergeForm = lazyPart(async () => (await import('./merge-form')).MergeForm);
