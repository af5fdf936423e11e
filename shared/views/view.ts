import type { savedViews } from './tables';

/** A named search of a list. */
export interface SavedView
  extends Omit<typeof savedViews.$inferSelect, 'userId' | 'memberId' | 'feature' | 'createdAt'> {
  /** Whether only the reader sees it. */
  isOwn: boolean;
}
