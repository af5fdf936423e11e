import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Sentence {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What the visitor has typed; null while the field holds the example's sentence. */
  typed: string | null;
  setTyped: (typed: string | null) => void;
}

/**
 * The field of a sentence, which follows the example until somebody types. React fills a field anew when it takes the
 * page over, so what was typed earlier is put back.
 */
export function useSentence(sentence: string): Sentence {
  const field = useRef<HTMLTextAreaElement>(null);
  const [early] = useState(typedEarly);
  const [typed, setTyped] = useState<string | null>(null);
  const isUntouched = typed === null;
  useLayoutEffect(() => {
    if (field.current && isUntouched) field.current.value = sentence;
  }, [sentence, isUntouched]);
  useLayoutEffect(() => {
    if (!field.current || early === null) return;
    field.current.value = early;
    setTyped(early);
  }, [early]);
  return { field, typed, setTyped };
}

/** Names the field in the page that the build has rendered. */
export const sentenceField = 'sentence';

function typedEarly(): string | null {
  if (typeof document === 'undefined') return null;
  const field = document.querySelector<HTMLTextAreaElement>(`[name=${sentenceField}]`);
  return field && field.value !== field.defaultValue ? field.value : null;
}
