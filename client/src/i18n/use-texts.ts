import { useMemo, useSyncExternalStore } from 'react';
import type { Dictionaries } from './dictionaries';
import { useLanguageState } from './language-provider';
import type { ScreenTexts, Translate } from './texts';
import { translator } from './translate';

// The English text for a missing one may arrive after the first render.
const useLoads = ({ subscribe, version }: Dictionaries) => useSyncExternalStore(subscribe, version, version);

/**
 * The texts of a screen in the current language, by a function that stays the same while the language does; suspends until
 * they are loaded.
 */
export function useTexts<Of extends ScreenTexts>(screen: Of): Translate<Of> {
  const { dictionaries, language } = useLanguageState();
  useLoads(dictionaries);
  // Not `use`: it needs a promise in every render, and loaded texts have none.
  if (!dictionaries.has(language, screen)) throw dictionaries.load(language, screen);
  return useMemo(() => translator(dictionaries, language, screen), [dictionaries, language, screen]);
}

/**
 * Suspends once until the texts of several screens are loaded, so that the parts of a page do not wait for them one after
 * another, nor for them after its data.
 */
export function useLoadedTexts(...screens: readonly ScreenTexts[]): void {
  const { dictionaries, language } = useLanguageState();
  useLoads(dictionaries);
  const missing = screens.filter((screen) => !dictionaries.has(language, screen));
  if (missing.length > 0) throw Promise.all(missing.map((screen) => dictionaries.load(language, screen)));
}

/** The current language and the function that changes it. */
export function useLanguage() {
  const { language, setLanguage } = useLanguageState();
  return { language, setLanguage };
}
