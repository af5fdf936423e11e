import { type ComponentType, createContext, type ReactNode } from 'react';
import type { portalIcons } from '@/ui/portal-icons';
import type { Lead } from '../reads';

/** Something in the timeline of a lead. */
export interface TimelineEntry {
  key: string;
  at: string;
  icon: keyof typeof portalIcons;
  content: ReactNode;
}

/** Entries of one source, as far as they are read. */
export interface TimelinePart {
  entries: readonly TimelineEntry[];
  isPending: boolean;
  /** Why they could not be read. */
  error: Error | null;
  refetch: () => unknown;
}

/** What a lead's page shows of the rooms after this one. */
export interface LeadParts {
  /** Marks a lead as answered. */
  Answered: ComponentType<{ lead: Lead }>;
  /** Says why a sequence was stopped. */
  StopReason: ComponentType<{ reason: unknown }>;
  /** The mails to a lead. */
  useMails: (lead: number) => TimelinePart;
}

/** The page puts the parts in; without them a lead has neither mails nor a button for its answer. */
export const LeadPartsContext = createContext<LeadParts>({
  Answered: () => null,
  StopReason: () => null,
  useMails: () => ({ entries: [], isPending: false, error: null, refetch: () => undefined }),
});
