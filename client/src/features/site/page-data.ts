import { sitePages } from '@shared/addresses/site';
import { englishAddress } from '@shared/addresses/spanish';
import { twinOf } from '@shared/addresses/twins';
import { addressOf } from '@shared/http/address';
import type { Language } from '@shared/languages';
import { site } from '@shared/site';

interface DescribedPage {
  path: string;
  language: Language;
  title: string;
  description: string | undefined;
  /** Scheme and host without a trailing slash. */
  origin: string;
}

const solutionsName = { en: 'Solutions', es: 'Soluciones' } satisfies Record<Language, string>;

/** The schema.org objects of every public page: the page itself and its breadcrumbs. */
export const pageData = (page: DescribedPage): object[] => [webPage(page), ...breadcrumbs(page)];

const webPage = ({ path, language, title, description, origin }: DescribedPage) => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  '@id': `${origin}${path}#page`,
  url: origin + path,
  name: title,
  ...(description && { description }),
  inLanguage: language,
  isPartOf: {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
  },
});

/** The breadcrumbs from the home page, which has none itself. */
function breadcrumbs({ path, language, title, origin }: DescribedPage): object[] {
  const home = twinOf(addressOf(sitePages.home), language);
  if (path === home) return [];
  const solutions = { name: solutionsName[language], path: twinOf(addressOf(sitePages.solutions), language) };
  const steps = [
    { name: site.name, path: home },
    ...(englishAddress(path) === addressOf(sitePages.breakEven) ? [solutions] : []),
    { name: title, path },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: origin + step.path,
      })),
    },
  ];
}
