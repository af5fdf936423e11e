import { type RefObject, useEffect, useState } from 'react';
import { accountStore } from '@/lib/account-store';

/** The height of the notices at the edge of the window, in pixels. */
const room = accountStore(0);

/** Measures the area of the notices, of which dialogs stay clear. */
export function useMeasuredRoom(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = area.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => room.set(shown.childElementCount > 0 ? shown.offsetHeight : 0));
    observer.observe(shown);
    return () => {
      observer.disconnect();
      room.set(0);
    };
  }, [area]);
}

/**
 * The pixels that a dialog leaves to notices. It keeps them until it closes, so that nothing moves under the pointer
 * when a notice goes.
 */
export function useToastRoom(open: boolean): number {
  const now = room.use();
  const [most, setMost] = useState(0);
  if (open ? now > most : most > 0) setMost(open ? now : 0);
  return open ? Math.max(now, most) : 0;
}
