import { useSyncExternalStore } from 'react';
import type { Dictionaries } from './dictionaries';
import { useLanguageState } from './language-provider';
import type { ScreenTexts, Translate } from './texts';
import { translator } from './translate';

// The English text for a missing one may arrive after the first render.
const useLoads = ({ subscribe, version }: Dictionaries) => useSyncExternalStore(subscribe, version, version);

/** The texts of a screen in the current language; suspends until they are loaded. */
export function useTexts<Of extends ScreenTexts>(screen: Of): Translate<Of> {
  const { dictionaries, language } = useLanguageState();
  useLoads(dictionaries);
  // Not `use`: it needs a promise in every render, and loaded texts have none.
  if (!dictionaries.has(language, screen)) throw dictionaries.load(language, screen);
  return translator(dictionaries, language, screen);
}

/** The current language and the function that changes it. */
export function useLanguage() {
  const { language, setLanguage } = useLanguageState();
  return { language, setLanguage };
}
