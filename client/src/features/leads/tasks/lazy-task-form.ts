import { lazyPart } from '@/lib/lazy-part';

export const TaskForm = lazyPart(async () => (await import('./task-form')).TaskForm);
