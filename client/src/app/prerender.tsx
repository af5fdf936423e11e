import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { Router } from 'wouter';
import type { Language } from '@shared/languages';
import { originPlaceholder, site } from '@shared/site';
import { pageData } from '@/features/site/page-data';
import { homeStructuredData } from '@/features/site/structured-data';
import { homeTexts } from '@/features/site/texts/home';
import { metaTexts } from '@/features/site/texts/meta';
import { createDictionaries, type Dictionaries } from '@/i18n/dictionaries';
import { translator } from '@/i18n/translate';
import { type Head, HeadListener } from '@/lib/address/head';
import { sitePages } from '@shared/addresses/site';
import { isSpanishAddress } from '@shared/addresses/spanish';
import { publicPaths, twinOf } from '@shared/addresses/twins';
import { addressOf } from '@shared/http/address';
import { imagePath, imageSize } from '@/lib/address/social-card';
import { PageListener } from '@/lib/address/lazy-page';
import { commonTexts } from '@/ui/texts/common';
import { allTexts } from './all-texts';
import { App } from './app';
import { missingHead, pageHead } from './page-head';

const fileOf = new Map([...allTexts].map(([file, texts]) => [texts, file]));

/** A public page ahead of time, and what it needs once the app takes over. */
interface RenderedPage {
  path: string;
  language: Language;
  head: Head;
  structuredData: object[];
  html: string;
  /** Source files, from `client/`, that the app loads for this page. */
  sources: string[];
}

/** Renders the page of an address, with everything that it waits for. Throws whatever a component throws. */
async function renderPage(path: string): Promise<RenderedPage> {
  const language = isSpanishAddress(path) ? 'es' : 'en';
  const dictionaries = createDictionaries();
  await dictionaries.load(language, commonTexts);
  const failures: unknown[] = [];
  const heads: Head[] = [];
  const pages = new Set<string>();
  const { prelude } = await prerender(
    <StrictMode>
      <HeadListener value={(head) => void heads.push(head)}>
        <PageListener value={(file) => void pages.add(file)}>
          <Router ssrPath={path} ssrSearch="">
            <App dictionaries={dictionaries} />
          </Router>
        </PageListener>
      </HeadListener>
    </StrictMode>,
    {
      // Beyond this size React hides what was lazy behind an inline script, which our policy stops.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await text(prelude);
  const head = heads.at(-1);
  if (failures.length > 0 || !head) throw failures[0] ?? new Error(`The page of ${path} calls no useHead`);
  return {
    path,
    language,
    head,
    structuredData: structuredDataOf({ path, language, head }, dictionaries),
    html,
    sources: [
      ...[...pages].map((file) => `src/pages/${file}.tsx`),
      ...dictionaries.loaded(language).map((texts) => `${fileOf.get(texts)}.${language}.ts`),
    ],
  };
}

function structuredDataOf(
  { path, language, head }: Pick<RenderedPage, 'path' | 'language' | 'head'>,
  dictionaries: Dictionaries,
): object[] {
  const page = pageData({
    path,
    language,
    ...head,
    description: head.description,
    origin: originPlaceholder,
  });
  if (twinOf(path, 'en') !== addressOf(sitePages.home)) return page;
  const t = translator(dictionaries, language, homeTexts);
  const texts = {
    description: translator(dictionaries, language, metaTexts)('home.description'),
    catalogue: t('services.title'),
    services: {
      consultoria_ia: t('services.consultoria_ia.text'),
      soluciones_ia: t('services.soluciones_ia.text'),
      custom_ai: t('services.custom_ai.text'),
    },
  };
  return [...page, ...homeStructuredData({ language, origin: originPlaceholder, texts })];
}

/** Everything that can be rendered before anybody asks: pages as files, with the head and the body that belong into the template. */
export async function prerenderSite() {
  const addresses = publicPaths.flatMap((path) => [path, twinOf(path, 'es')]);
  const rendered: RenderedPage[] = [];
  for (const path of addresses) rendered.push(await renderPage(path));
  const isShownForUnknown = ({ path }: RenderedPage) => twinOf(path, 'en') === addressOf(sitePages.comerzia);
  return {
    pages: rendered.map((page) => ({
      ...page,
      head: pageHead(page),
      title: page.head.title,
      description: page.head.description,
      image: imagePath(page.path),
    })),
    /** Shown, in each language, for every address that is unknown. */
    missing: rendered.filter(isShownForUnknown).map((page) => ({ ...page, head: missingHead(page.head) })),
    origin: originPlaceholder,
    name: site.name,
    imageSize,
  };
}
