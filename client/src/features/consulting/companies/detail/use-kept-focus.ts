import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the chosen tab when what had it went with the former one, such as a link that led here. */
export function useKeptFocus(tabs: RefObject<HTMLElement | null>, current: string): void {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // The former panel may still be on its way out, with the focus in it.
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.closest('[role="tabpanel"]')) return;
    tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [tabs, current]);
}
