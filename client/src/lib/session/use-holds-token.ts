import { useSyncExternalStore } from 'react';
import { readStored } from '../storage';

function subscribe(listener: () => void) {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * Whether this browser holds a sign-in token, which costs no request; the token may have expired. False during
 * prerendering and hydration.
 */
export const useHoldsToken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readStored('auth_token') !== null,
    () => false,
  );
