import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than `distance` pixels. */
export const useScrolledPast = (distance: number) =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > distance,
    () => false,
  );
