import { useSyncExternalStore } from 'react';

/** What sets each store back. */
const forgets: (() => void)[] = [];

/**
 * A value that outlives the screens of an account, from one page to the next without loading, until its owner signs out
 * or the page is loaded anew. Components that `use` it render again when it is set.
 */
export function accountStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => value;
  const set = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  forgets.push(() => set(initial));
  return { get, set, use: () => useSyncExternalStore(subscribe, get, get) };
}

/** Forgets what every store holds of the account. */
export function forgetAccount(): void {
  for (const forget of forgets) forget();
}
