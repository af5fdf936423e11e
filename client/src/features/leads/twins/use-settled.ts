import { useEffect, useState } from 'react';

/** Milliseconds from the last key to the question. */
const PAUSE = 300;

/** A text as it was when nothing was typed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const pause = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text, settled]);
  return settled;
}
