import { useDeferredValue, useState } from 'react';
import { plainText } from '@shared/plain-text';

/** What is typed into a palette, as its props, and what is looked for; it follows the typing when there is time. */
export function usePaletteWords() {
  const [words, onWords] = useState('');
  const wanted = useDeferredValue(words).trim();
  return {
    typed: { words, onWords },
    wanted,
    /** Whether an item's label contains what is looked for, without case and accents. */
    isNamed: ({ label }: { label: string }) => plainText(label).includes(plainText(wanted)),
  };
}
