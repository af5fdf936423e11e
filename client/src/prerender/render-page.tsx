import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { Router } from 'wouter';
import { isOfPortal } from '@shared/addresses/portals';
import { publicAddresses } from '@shared/addresses/twins';
import type { Language } from '@shared/languages';
import { createDictionaries, type Dictionaries } from '@/i18n/dictionaries';
import { type Head, HeadListener } from '@/lib/address/head';
import { PageListener } from '@/lib/address/lazy-page';
import { KnownAnswers } from '@/lib/api/known-answers';
import { commonTexts } from '@/ui/texts/common';
import { allTexts } from './all-texts';
import { App } from '../app/app';

const fileOf = new Map([...allTexts].map(([file, texts]) => [texts, file]));

/** The module of the portals, relative to `client/`. */
export const portalSource = 'src/app/portal.tsx';

/** The module of a page, relative to `client/`. */
export const pageSource = (file: string) => `src/pages/${file}.tsx`;

const isScreen = (path: string) => isOfPortal(path) && publicAddresses(path).length === 0;

/** What to render: an address with its query, in a language, given what the server would answer. */
interface View {
  path: string;
  language: Language;
  search?: string;
  answers?: Record<string, unknown>;
}

/** A prerendered page, and the modules that it needs for hydration. */
export interface RenderedPage {
  path: string;
  language: Language;
  head: Head;
  html: string;
  dictionaries: Dictionaries;
  /** Source files that the app loads for this page, as paths from `client/`. */
  sources: string[];
}

/** Renders the page of an address with its head. Throws the errors of its components. */
export async function renderPage(view: View): Promise<RenderedPage> {
  const { head, ...page } = await renderView(view);
  if (!head) throw new Error(`The page of ${view.path} calls no useHead`);
  return { ...page, head };
}

/** Renders what an address shows and waits for its lazy parts. */
export async function renderView({ path, language, search = '', answers = {} }: View) {
  const dictionaries = createDictionaries();
  await dictionaries.load(language, commonTexts);
  const failures: unknown[] = [];
  const heads: Head[] = [];
  const pages = new Set<string>();
  const { prelude } = await prerender(
    <StrictMode>
      <HeadListener value={(head) => void heads.push(head)}>
        <PageListener value={(file) => void pages.add(file)}>
          <Router ssrPath={path} ssrSearch={search}>
            <KnownAnswers value={answers}>
              <App dictionaries={dictionaries} rendered={language} isAhead />
            </KnownAnswers>
          </Router>
        </PageListener>
      </HeadListener>
    </StrictMode>,
    {
      // Above this size React reveals lazy content with an inline script, which our content security policy
      // blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return {
    path,
    language,
    head: heads.at(-1),
    html,
    dictionaries,
    sources: [
      ...(isScreen(path) ? [portalSource] : []),
      ...[...pages].map(pageSource),
      ...dictionaries.loaded(language).map((texts) => `${fileOf.get(texts)}.${language}.ts`),
    ],
  };
}
