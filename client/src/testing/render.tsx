import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { dictionaryLanguages, type Language } from '@shared/languages';
import { allTexts } from '@/prerender/all-texts';
import { createDictionaries, type Dictionaries } from '@/i18n/dictionaries';
import { LanguageProvider } from '@/i18n/language-provider';
import { createQueryClient } from '@/lib/api/query-client';
import { store } from '@/lib/storage';
import { Toaster } from '@/ui/overlays/toaster';
import { screenShown } from './rest';

const readyDictionaries = createDictionaries();
const ready = Promise.all(
  dictionaryLanguages.flatMap((language) =>
    [...allTexts.values()].map((texts) => readyDictionaries.load(language, texts)),
  ),
);

interface At {
  /** The address of the page with its query. */
  path?: string;
  /** The stored language; none by default. */
  language?: Language;
  /** Texts that load on demand as in the browser; by default all texts are loaded. */
  dictionaries?: Dictionaries;
}

/** Renders content at an address, with the providers of a page and all texts loaded. */
export async function renderAt(
  content: ReactNode,
  { path = '/', language, dictionaries = readyDictionaries }: At = {},
) {
  await ready;
  history.replaceState(null, '', path);
  if (language) store('language', language);
  const user = userEvent.setup();
  const queryClient = createQueryClient();
  const shown = (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider dictionaries={dictionaries}>
        <Suspense fallback={null}>{content}</Suspense>
        <Toaster />
      </LanguageProvider>
    </QueryClientProvider>
  );
  const rendered = await act(async () => render(shown));
  const gone = screenShown(() => rendered.rerender(shown));
  const unmount = () => {
    gone();
    rendered.unmount();
  };
  return { ...rendered, unmount, user, queryClient };
}
