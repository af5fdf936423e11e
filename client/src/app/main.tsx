import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createDictionaries } from '@/i18n/dictionaries';
import { currentLanguage } from '@/lib/language';
import { commonTexts } from '@/ui/texts/common';
import { App } from './app';
import type { RootData } from './root-data';

/** Starts the app in an element that is empty or holds a page rendered ahead of time; resolves once it reacts. */
export async function startApp(root: HTMLElement): Promise<void> {
  const { path }: Partial<RootData> = root.dataset;
  const dictionaries = createDictionaries();
  // React keeps a fallback up for 300 ms; every page needs these texts, so none begins with one because of them.
  await dictionaries.load(currentLanguage(), commonTexts).catch(() => undefined);
  return new Promise((shown) => {
    const app = (
      <StrictMode>
        {/* The address that the page was rendered for, then the one that is shown: an unknown one has another's page. */}
        <Router ssrPath={path} ssrSearch={path && ''}>
          <App dictionaries={dictionaries} onShown={shown} />
        </Router>
      </StrictMode>
    );
    if (path) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
