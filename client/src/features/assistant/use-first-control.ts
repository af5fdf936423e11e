import { useEffect, useRef } from 'react';

/** Leads the focus to the first control of a part that has just appeared. */
export function useFirstControl<Part extends HTMLElement>() {
  const frame = useRef<Part>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, []);
  return frame;
}
