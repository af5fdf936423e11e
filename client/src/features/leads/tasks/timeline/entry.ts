import type { ReactNode } from 'react';
import type { AnyIcon } from '@/ui/icons';

/** Something in a timeline; a content whose texts are still loading leaves its place empty. */
export interface TimelineEntry {
  key: string;
  at: string;
  /** Nothing happened before it, whatever moment it was recorded at. */
  isFirst?: boolean;
  icon: AnyIcon;
  content: ReactNode;
}
