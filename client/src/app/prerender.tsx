import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { Router } from 'wouter';
import type { Language } from '@shared/languages';
import { originPlaceholder, site } from '@shared/site';
import { pageData } from '@/features/site/page-data';
import { homeStructuredData } from '@/features/site/structured-data';
import { createDictionaries } from '@/i18n/dictionaries';
import type { Namespace } from '@/i18n/texts';
import { translate } from '@/i18n/translate';
import type { Translate } from '@/i18n/use-texts';
import { type Head, HeadListener } from '@/lib/head';
import { appPatterns, isSpanishAddress, paths, publicAddresses, publicPaths, twinOf } from '@/lib/paths';
import { imagePath, imageSize } from '@/lib/social-card';
import { App } from './app';
import { PageListener } from './lazy-page';
import { missingHead, pageHead } from './page-head';

const namespaces = Object.keys(import.meta.glob('../i18n/en/*.ts')).map(
  (file) => file.replace(/^.*\/(.*)\.ts$/, '$1') as Namespace,
);

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
  await dictionaries.load(language, 'common');
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
  // Those of the failed page are part of the app itself.
  const texts = namespaces.filter((name) => name !== 'failure' && dictionaries.has(language, name));
  return {
    path,
    language,
    head,
    structuredData: structuredDataOf({ path, language, head }, (key) =>
      translate(dictionaries, language, key),
    ),
    html,
    sources: [
      ...[...pages].map((file) => `src/pages/${file}.tsx`),
      ...texts.map((name) => `src/i18n/${language}/${name}.ts`),
    ],
  };
}

function structuredDataOf(
  { path, language, head }: Pick<RenderedPage, 'path' | 'language' | 'head'>,
  t: Translate<'home' | 'meta'>,
): object[] {
  const page = pageData({
    path,
    language,
    ...head,
    description: head.description,
    origin: originPlaceholder,
  });
  if (twinOf(path, 'en') !== paths.home) return page;
  const texts = {
    description: t('meta.home.description'),
    catalogue: t('home.services.title'),
    services: {
      consultoria_ia: t('home.services.consultoria_ia.text'),
      soluciones_ia: t('home.services.soluciones_ia.text'),
      custom_ai: t('home.services.custom_ai.text'),
    },
  };
  return [...page, ...homeStructuredData({ language, origin: originPlaceholder, texts })];
}

/** The pages that may be indexed, each with those of its languages. */
function sitemap(pages: RenderedPage[]): string {
  const urls = pages.map(({ path }) => {
    const alternates = publicAddresses(path)
      .filter(({ rel }) => rel === 'alternate')
      .map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each.hreflang}" href="${originPlaceholder}${each.path}"/>`,
      );
    return `<url><loc>${originPlaceholder}${path}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Everything that can be rendered before anybody asks: pages as files, with the head and the body that belong into the template. */
export async function prerenderSite() {
  const addresses = publicPaths.flatMap((path) => [path, twinOf(path, 'es')]);
  const rendered: RenderedPage[] = [];
  for (const path of addresses) rendered.push(await renderPage(path));
  const isShownForUnknown = ({ path }: RenderedPage) => twinOf(path, 'en') === paths.comerzia;
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
    /** Addresses of the app itself, as the router's patterns. */
    appPatterns,
    origin: originPlaceholder,
    name: site.name,
    imageSize,
    sitemap: sitemap(rendered.filter(({ head }) => !head.noindex)),
  };
}
