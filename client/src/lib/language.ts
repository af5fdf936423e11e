import { useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, type Language } from '@shared/languages';
import { isSpanishAddress } from '@shared/addresses/spanish';
import { readStored, store } from './storage';

const listeners = new Set<() => void>();

/** The language that a person chose earlier, if it is one that may be chosen. */
export function storedLanguage(): Language | undefined {
  const stored = readStored('language');
  return isLanguage(stored) ? stored : undefined;
}

/** Remembers a choice and tells everything that follows it. */
export function storeLanguage(language: Language): void {
  store('language', language);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The stored choice, followed; undefined while a page is rendered ahead of time. */
export const useStoredLanguage = () => useSyncExternalStore(subscribe, storedLanguage, () => undefined);

/** The language of an address: a Spanish one is Spanish, any other follows the stored choice. */
export const languageOf = (path: string, stored: Language | undefined): Language =>
  isSpanishAddress(path) ? 'es' : (stored ?? defaultLanguage);

/** The language of the page as it stands now, for use outside components. */
export const currentLanguage = () => languageOf(location.pathname, storedLanguage());
