import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Portal } from '@shared/addresses/portals';
import { assistantApi } from '@shared/assistant/endpoints';
import type { Ref } from '@shared/assistant/refs';
import { callUntil } from '@/lib/api/call-until';
import { useDebounced } from '@/lib/use-debounced';
import type { Understanding } from '../wire';

/** Where a sentence is typed: the portal, if it is in one, and what the page is about, the nearest first. */
export interface Place {
  portal: Portal | null;
  about: readonly Ref[];
}

/** Milliseconds after the last key. */
const PAUSE = 250;
/** Milliseconds for which a sentence that was just understood is not asked about again. */
const FRESH = 5_000;

/** What a sentence means; the request is given up when nobody waits for it any more. */
export const understandingOf = (text: string, { portal, about }: Place) =>
  queryOptions<Understanding>({
    queryKey: [assistantApi.parse.path, text, portal, ...about],
    queryFn: ({ signal }) =>
      callUntil(signal, assistantApi.parse, {}, { text, about: [...about], ...(portal && { portal }) }),
    staleTime: FRESH,
  });

/** What the words mean that are being typed; meanwhile what the words before them meant, as `isTyping` tells. */
export function useUnderstanding(words: string, place: Place) {
  const asked = useDebounced(words, PAUSE);
  const { data, isFetched, isPlaceholderData, error } = useQuery({
    ...understandingOf(asked, place),
    placeholderData: keepPreviousData,
  });
  return { understanding: data, isTyping: isPlaceholderData || !isFetched || asked !== words, error };
}
