import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Language } from '@shared/languages';
import { languageOf, storeLanguage, useStoredLanguage } from '@/lib/language';
import { twinOf } from '@shared/addresses/twins';
import type { Dictionaries } from './dictionaries';

interface LanguageState {
  dictionaries: Dictionaries;
  language: Language;
  /** Stores the language and shows the page in it; a public page moves to its address in that language. */
  setLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageState | null>(null);

export function useLanguageState(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('A LanguageProvider is missing above');
  return state;
}

export function LanguageProvider({
  dictionaries,
  children,
}: {
  dictionaries: Dictionaries;
  children: ReactNode;
}) {
  const [path, navigate] = useLocation();
  const stored = useStoredLanguage();
  const language = languageOf(path, stored);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const state = useMemo(
    () => ({
      dictionaries,
      language,
      setLanguage: async (next: Language) => {
        // The components that need a missing text load it again.
        await dictionaries.follow(language, next).catch(() => undefined);
        storeLanguage(next);
        const twin = twinOf(path, next);
        if (twin !== path) navigate(twin + location.search + location.hash, { replace: true });
      },
    }),
    [dictionaries, language, path, navigate],
  );

  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** A public page: redirects a user who chose Spanish from the English address to the Spanish one. */
export function InOwnLanguage({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const twin = useStoredLanguage() === 'es' ? twinOf(path, 'es') : path;
  if (twin === path) return children;
  return <Redirect to={twin + location.search + location.hash} replace />;
}
