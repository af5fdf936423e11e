import { defaultLanguage, isLanguage, type Language } from '@shared/languages';
import { isSpanishAddress } from '@shared/addresses/spanish';
import { readStored, store, tellLanguage } from './storage';

const listeners = new Set<() => void>();

/** The language that the user chose earlier; undefined if there is none or it is not supported. */
export function storedLanguage(): Language | undefined {
  const stored = readStored('language');
  return isLanguage(stored) ? stored : undefined;
}

/** Stores the chosen language and notifies every subscriber. */
export function storeLanguage(language: Language): void {
  store('language', language);
  tellLanguage(language);
  for (const listener of listeners) listener();
}

/** Calls a function after each change of the stored language; returns the function that ends this. */
export function onLanguageStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The language of an address: Spanish for a Spanish address, otherwise the stored one. */
export const languageOf = (path: string, stored: Language | undefined): Language =>
  isSpanishAddress(path) ? 'es' : (stored ?? defaultLanguage);

/** The language of the current page, for code outside components. */
export const currentLanguage = () => languageOf(location.pathname, storedLanguage());
