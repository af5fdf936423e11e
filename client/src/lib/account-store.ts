import { useSyncExternalStore } from 'react';

/** The reset functions of all stores. */
const forgets: (() => void)[] = [];

/**
 * A value that survives changes of screen within the app, until the user signs out or the page is reloaded.
 * Components that `use` it re-render when it changes.
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

/** Clears what every store holds of the account. */
export function forgetAccount(): void {
  for (const forget of forgets) forget();
}
