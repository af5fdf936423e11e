import { useSyncExternalStore } from 'react';
import { readStored, store } from '@/lib/storage';

const listeners = new Set<() => void>();

const areOn = () => readStored('letter_keys') !== 'off';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether single keys act in this browser; they do until they are switched off. */
export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

export function setLetterKeys(isOn: boolean): void {
  store('letter_keys', isOn ? null : 'off');
  for (const listener of listeners) listener();
}
