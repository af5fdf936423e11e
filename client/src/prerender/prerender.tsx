import { originPlaceholder, site } from '@shared/site';
import { pageData } from '@/features/site/page-data';
import { catalogueTexts } from '@/features/site/catalogue/texts/catalogue';
import { solutionsTexts } from '@/features/site/catalogue/texts/solutions';
import { homeStructuredData, solutionCatalogue } from '@/features/site/structured-data';
import { homeTexts } from '@/features/site/texts/home';
import { metaTexts } from '@/features/site/texts/meta';
import type { Dictionaries } from '@/i18n/dictionaries';
import { translator } from '@/i18n/translate';
import type { Offering } from '@/lib/address/topics';
import type { Language } from '@shared/languages';
import { sitePages } from '@shared/addresses/site';
import { isSpanishAddress } from '@shared/addresses/spanish';
import { publicPaths, twinOf } from '@shared/addresses/twins';
import { addressOf } from '@shared/http/address';
import { imagePath, imageSize } from '@/lib/address/social-card';
import { renderExamples } from './examples';
import { missingHead, pageHead } from './page-head';
import { type RenderedPage, renderPage } from './render-page';
import { renderScreens } from './screens';
import { shells } from './shells';

function structuredDataOf({ path, language, head, dictionaries }: RenderedPage): object[] {
  const page = pageData({
    path,
    language,
    ...head,
    description: head.description,
    origin: originPlaceholder,
  });
  switch (twinOf(path, 'en')) {
    case addressOf(sitePages.home):
      return [...page, ...homeObjects(language, dictionaries)];
    case addressOf(sitePages.solutions):
      return [...page, solutionsObject(language, dictionaries)];
    default:
      return page;
  }
}

function homeObjects(language: Language, dictionaries: Dictionaries): object[] {
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
  return homeStructuredData({ language, origin: originPlaceholder, texts });
}

function solutionsObject(language: Language, dictionaries: Dictionaries): object {
  const t = translator(dictionaries, language, catalogueTexts);
  const name = translator(dictionaries, language, solutionsTexts)('title');
  const names = (offering: Offering) => t(`offerings.${offering}.name`);
  return solutionCatalogue({ language, origin: originPlaceholder, name, names });
}

/** Prerenders the pages and screens that are written as files, with the head and the body for the template. */
export async function prerenderSite() {
  const addresses = publicPaths.flatMap((path) => [path, twinOf(path, 'es')]);
  const rendered: RenderedPage[] = [];
  for (const path of addresses)
    rendered.push(await renderPage({ path, language: isSpanishAddress(path) ? 'es' : 'en' }));
  const isShownForUnknown = ({ path }: RenderedPage) => twinOf(path, 'en') === addressOf(sitePages.comerzia);
  return {
    pages: rendered.map((page) => ({
      ...page,
      head: pageHead({ ...page, structuredData: structuredDataOf(page) }),
      title: page.head.title,
      description: page.head.description,
      image: imagePath(page.path),
    })),
    /** The page for unknown addresses, in each language. */
    missing: rendered.filter(isShownForUnknown).map((page) => ({ ...page, head: missingHead(page.head) })),
    screens: await renderScreens(),
    examples: await renderExamples(),
    shells: shells(),
    origin: originPlaceholder,
    name: site.name,
    imageSize,
  };
}
