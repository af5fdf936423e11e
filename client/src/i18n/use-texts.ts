import { useSyncExternalStore } from 'react';
import type { Dictionaries } from './dictionaries';
import { useLanguageState } from './language-provider';
import type { Namespace, TextKey, TextValues } from './texts';
import { translate } from './translate';

export type Translate<Name extends Namespace = Namespace> = (
  key: TextKey<Name>,
  values?: TextValues,
) => string;

// A text that was missing may arrive with the English dictionary, after the first render.
const useLoads = ({ subscribe, version }: Dictionaries) => useSyncExternalStore(subscribe, version, version);

/** The texts of these namespaces in the current language; waits (Suspense) until they are loaded. */
export function useTexts<Name extends Namespace>(...namespaces: Name[]): Translate<Name> {
  const { dictionaries, language } = useLanguageState();
  useLoads(dictionaries);
  for (const namespace of namespaces) {
    // Not `use`: React asks for it in every render of a component, and a loaded text needs no promise.
    if (!dictionaries.has(language, namespace)) throw dictionaries.load(language, namespace);
  }
  return (key, values) => translate(dictionaries, language, key, values);
}

/** The texts of the screen that says that loading failed, which wait for nothing. */
export function useTextsAtHand(): Translate<'failure'> {
  const { dictionaries, language } = useLanguageState();
  return (key, values) => translate(dictionaries, language, key, values);
}

/** The current language, and the switch. */
export function useLanguage() {
  const { language, setLanguage } = useLanguageState();
  return { language, setLanguage };
}
