import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Sentence {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What the visitor has typed; null while the field holds the example's sentence. */
  typed: string | null;
  setTyped: (typed: string | null) => void;
}

/** Names the field in the page that the build has rendered. */
export const sentenceField = 'sentence';

/** What was typed before React took the page over, which fills the field anew, perhaps several times. */
let early: string | null = null;

const listening = new AbortController();

if (typeof document !== 'undefined') {
  const field = document.querySelector<HTMLTextAreaElement>(`[name=${sentenceField}]`);
  if (field && field.value !== field.defaultValue) early = field.value;
  // Before React, which stops the event while it fills the field anew.
  if (field)
    addEventListener('input', () => (early = field.value), { capture: true, signal: listening.signal });
}

/** The field of a sentence, which follows the example until somebody types. */
export function useSentence(sentence: string): Sentence {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isUntouched = typed === null;
  useLayoutEffect(() => {
    if (field.current && isUntouched) field.current.value = sentence;
  }, [sentence, isUntouched]);
  useLayoutEffect(() => {
    listening.abort();
    if (!field.current || early === null) return;
    field.current.value = early;
    setTyped(early);
    early = null;
  }, []);
  return { field, typed, setTyped };
}
