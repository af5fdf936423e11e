import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { isLanguage } from '@shared/languages';
import { createDictionaries } from '@/i18n/dictionaries';
import { type FirstRequests, keepFirst } from '@/lib/api/first-requests';
import { KnownAnswers } from '@/lib/api/known-answers';
import { currentLanguage } from '@/lib/language';
import { commonTexts } from '@/ui/texts/common';
import { App } from './app';
import type { RootData } from './boot/root-data';

/** Removes what the page showed until now, once the app shows more than a spinner. */
function endWaiting(root: HTMLElement) {
  const observer = new MutationObserver(end);
  function end() {
    if (root.querySelector('[data-page-spinner]')) return;
    observer.disconnect();
    document.getElementById('waiting')?.remove();
  }
  observer.observe(root, { childList: true, subtree: true });
  end();
}

/**
 * Starts the app in an element that is empty or holds a prerendered page; resolves once the app is
 * interactive. `first` are the requests that the boot script has sent.
 */
export async function startApp(root: HTMLElement, first?: FirstRequests): Promise<void> {
  const { path, language, search = '', answers = '{}' }: RootData = root.dataset;
  keepFirst(first);
  const dictionaries = createDictionaries();
  // React shows a fallback for at least 300 ms. Every page needs these texts, so they are loaded before the
  // first render.
  await dictionaries.load(currentLanguage(), commonTexts).catch(() => undefined);
  return new Promise((shown) => {
    const app = (
      <StrictMode>
        {/* Hydration starts with the address that the page was prerendered for; an unknown address gets
            the page of another one. */}
        <Router ssrPath={path} ssrSearch={path && search}>
          <KnownAnswers value={JSON.parse(answers) as Record<string, unknown>}>
            <App
              dictionaries={dictionaries}
              rendered={isLanguage(language) ? language : undefined}
              isAhead={Boolean(path)}
              onShown={() => {
                endWaiting(root);
                shown();
              }}
            />
          </KnownAnswers>
        </Router>
      </StrictMode>
    );
    if (path) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
