import { useDeferredValue } from 'react';
import { plainText } from '@shared/plain-text';

/** What is looked for among what is typed into a palette; it follows the typing when there is time. */
export function usePaletteWords(words: string) {
  const wanted = useDeferredValue(words).trim();
  return {
    wanted,
    /** Whether an item's label, with what tells it from others, holds each word that is looked for. */
    isNamed: ({ label, detail }: { label: string; detail?: string | null }) => {
      const named = plainText(`${label} ${detail ?? ''}`);
      return plainText(wanted)
        .split(' ')
        .every((word) => named.includes(word));
    },
  };
}
