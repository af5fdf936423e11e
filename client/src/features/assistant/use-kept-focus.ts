import { useEffect, useRef } from 'react';

/**
 * Takes the focus when what had it is gone because `state` has changed, such as a button that was pressed. When the palette
 * opens, its box has it.
 */
export function useKeptFocus<Part extends HTMLElement>(state: string) {
  const frame = useRef<Part>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement?.matches('body, [role="dialog"]')) frame.current?.focus();
  }, [state]);
  return frame;
}
