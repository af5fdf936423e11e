import { useDeferredValue, useState } from 'react';
import { plainText } from '@shared/plain-text';

/** What is typed into a palette, as its props, and what is looked for; it follows the typing when there is time. */
export function usePaletteWords() {
  const [words, onWords] = useState('');
  const wanted = useDeferredValue(words).trim();
  return {
    typed: { words, onWords },
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
