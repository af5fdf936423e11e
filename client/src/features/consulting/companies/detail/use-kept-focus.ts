import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the current tab if the focused element, such as a link to this tab, was in the previous panel. */
export function useKeptFocus(tabs: RefObject<HTMLElement | null>, current: string): void {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // The previous panel may still be in the page, with the focus inside.
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.closest('[role="tabpanel"]')) return;
    tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [tabs, current]);
}
