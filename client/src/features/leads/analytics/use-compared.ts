import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { DayRange } from '@shared/list/periods';
import type { Scope } from './scope/use-scope';

/**
 * An answer for the period, and one for the period that it is compared to. Both are left out where nothing happened
 * in that one: a comparison with nothing says nothing.
 */
export interface Answers<Data> {
  now: Data;
  before: Data | undefined;
  compared: DayRange | undefined;
}

/** The answers as they arrive; all of them, or none. */
export interface Asked<Data> {
  answers: Answers<Data> | undefined;
  error: Error | null;
  retry: () => void;
}

/** Asks for the figures of a period and of the one that it is compared to. */
export function useCompared<Data>(
  ask: (range: DayRange) => { queryKey: QueryKey },
  { range, compared }: Pick<Scope, 'range' | 'compared'>,
  /** Whether an answer has anything to compare with. */
  hasAny: (before: Data) => boolean = () => true,
): Asked<Data> {
  const now = useQuery<Data>({ queryKey: ask(range).queryKey, staleTime: 0 });
  const before = useQuery<Data>({
    queryKey: ask(compared ?? range).queryKey,
    staleTime: 0,
    enabled: compared !== undefined,
  });
  const isComplete = now.data !== undefined && (!compared || before.data !== undefined);
  const isCompared = compared && before.data !== undefined && hasAny(before.data);
  return {
    answers: isComplete
      ? {
          now: now.data as Data,
          before: isCompared ? before.data : undefined,
          compared: isCompared ? compared : undefined,
        }
      : undefined,
    error: isComplete ? null : (now.error ?? before.error),
    retry: () => void Promise.all([now.refetch(), compared && before.refetch()]),
  };
}
