import { useSyncExternalStore } from 'react';

const noHover = () => matchMedia('(hover: none)');

function subscribe(listener: () => void) {
  const query = noHover();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the main input cannot hover, as a finger cannot; false where a page is rendered ahead. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => noHover().matches,
    () => false,
  );
