import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Language } from '@shared/languages';
import { languageOf, storeLanguage } from '@/lib/language';
import { useStoredLanguage } from '@/lib/use-stored-language';
import { twinOf } from '@shared/addresses/twins';
import { createDictionaries, type Dictionaries } from './dictionaries';

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
  rendered,
  children,
}: {
  dictionaries: Dictionaries;
  /** The language of a prerendered page whose address has no prefix. */
  rendered?: Language;
  children: ReactNode;
}) {
  const [path, navigate] = useLocation();
  const stored = useStoredLanguage(rendered);
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

/** Shows its children in another language than the page; the stored language stays. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const page = useLanguageState();
  const state = useMemo(() => ({ ...page, language }), [page, language]);
  return (
    <LanguageContext value={state}>
      <div lang={language}>{children}</div>
    </LanguageContext>
  );
}

/** Loads the texts of its children apart from the page's, which the app does not need to take the page over. */
export function WithTextsApart({ children }: { children: ReactNode }) {
  const page = useLanguageState();
  const [dictionaries] = useState(createDictionaries);
  const state = useMemo(() => ({ ...page, dictionaries }), [page, dictionaries]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** A public page: redirects a user who chose Spanish from the English address to the Spanish one. */
export function InOwnLanguage({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const twin = useStoredLanguage() === 'es' ? twinOf(path, 'es') : path;
  if (twin === path) return children;
  return <Redirect to={twin + location.search + location.hash} replace />;
}
