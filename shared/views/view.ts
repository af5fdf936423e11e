import type { savedViews } from './tables';

/** A named search of a list. */
export type SavedView = Omit<typeof savedViews.$inferSelect, 'userId' | 'feature' | 'createdAt'>;
