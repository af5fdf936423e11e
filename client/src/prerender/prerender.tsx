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
import { App } from '../app/app';
import { missingHead, pageHead } from './page-head';

const fileOf = new Map([...allTexts].map(([file, texts]) => [texts, file]));

/** A prerendered public page, and the modules that it needs for hydration. */
interface RenderedPage {
  path: string;
  language: Language;
  head: Head;
  structuredData: object[];
  html: string;
  /** Source files that the app loads for this page, as paths from `client/`. */
  sources: string[];
}

/** Renders the page of an address and waits for its lazy parts. Throws the errors of its components. */
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
      // Above this size React reveals lazy content with an inline script, which our content security policy
      // blocks.
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

/** Prerenders the pages that are written as files, with the head and the body for the template. */
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
    /** The page for unknown addresses, in each language. */
    missing: rendered.filter(isShownForUnknown).map((page) => ({ ...page, head: missingHead(page.head) })),
    origin: originPlaceholder,
    name: site.name,
    imageSize,
  };
}
