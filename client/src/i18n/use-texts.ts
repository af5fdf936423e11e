import { useSyncExternalStore } from 'react';
import type { Dictionaries } from './dictionaries';
import { useLanguageState } from './language-provider';
import type { ScreenTexts, Translate } from './texts';
import { translator } from './translate';

// A text that was missing may arrive with the English ones, after the first render.
const useLoads = ({ subscribe, version }: Dictionaries) => useSyncExternalStore(subscribe, version, version);

/** A screen's texts in the current language; waits (Suspense) until they are loaded. */
export function useTexts<Of extends ScreenTexts>(screen: Of): Translate<Of> {
  const { dictionaries, language } = useLanguageState();
  useLoads(dictionaries);
  // Not `use`: React asks for it in every render of a component, and a loaded text needs no promise.
  if (!dictionaries.has(language, screen)) throw dictionaries.load(language, screen);
  return translator(dictionaries, language, screen);
}

/** The current language, and the switch. */
export function useLanguage() {
  const { language, setLanguage } = useLanguageState();
  return { language, setLanguage };
}
