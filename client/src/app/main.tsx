import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createDictionaries } from '@/i18n/dictionaries';
import { currentLanguage } from '@/lib/language';
import { commonTexts } from '@/ui/texts/common';
import { App } from './app';
import type { RootData } from './root-data';

/**
 * Starts the app in an element that is empty or holds a prerendered page; resolves once the app is
 * interactive.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const { path }: Partial<RootData> = root.dataset;
  const dictionaries = createDictionaries();
  // React shows a fallback for at least 300 ms. Every page needs these texts, so they are loaded before the
  // first render.
  await dictionaries.load(currentLanguage(), commonTexts).catch(() => undefined);
  return new Promise((shown) => {
    const app = (
      <StrictMode>
        {/* Hydration starts with the address that the page was prerendered for; an unknown address gets
            the page of another one. */}
        <Router ssrPath={path} ssrSearch={path && ''}>
          <App dictionaries={dictionaries} onShown={shown} />
        </Router>
      </StrictMode>
    );
    if (path) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
