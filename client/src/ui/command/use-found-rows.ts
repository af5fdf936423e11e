import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { PaletteItem } from './command-palette';

/** What the search of a portal found for what is typed. */
export interface Found {
  items: readonly PaletteItem[];
  /** Nothing holds the words: these are only like them. */
  isSimilar?: boolean;
  isFetching: boolean;
  /** Its search did not answer. */
  isFailed: boolean;
}

/** The rows that a search finds for what is typed; those of the words before stay until it answers. */
export function useFoundRows<Row>(search: UseQueryOptions<Row[]>, words: string) {
  const { data, isFetching, error } = useQuery({
    ...search,
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { rows: words === '' ? [] : (data ?? []), isFetching, isFailed: error !== null };
}
