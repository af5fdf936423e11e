import type { Language } from '@shared/languages';
import { originPlaceholder, site } from '@shared/site';
import { documentTitle, type Head } from '@/lib/head';
import { englishAddress, publicAddresses } from '@/lib/paths';

/** Pixels of the picture that a social network shows beside a link. */
export const imageSize = { width: 1200, height: 630 } as const;

interface Page {
  path: string;
  language: Language;
  head: Head;
  /** schema.org objects, for JSON-LD. */
  structuredData: readonly object[];
}

const locales: Record<Language, string> = { en: 'en_GB', es: 'es_ES' };

/** The address of a page's social picture. */
export function imagePath({ path, language }: Pick<Page, 'path' | 'language'>): string {
  const name = englishAddress(path).slice(1).replaceAll('/', '-') || 'home';
  return `/og/${name}-${language}.png`;
}

/** The head of a public page as HTML: what search engines and social networks read. */
export function pageHead(page: Page): string {
  const { path, head, structuredData } = page;
  const addresses = publicAddresses(path).map(({ rel, hreflang, path: target }) =>
    element('link', { rel, hreflang, href: originPlaceholder + target, 'data-address': '' }),
  );
  return [
    ...described(head),
    ...addresses,
    ...Object.entries(socialCard(page)).map(([name, content]) =>
      element('meta', { [name.startsWith('og:') ? 'property' : 'name']: name, content, 'data-address': '' }),
    ),
    ...structuredData.map(jsonLd),
  ].join('\n    ');
}

/** The head of the page that is shown for unknown addresses: nothing in it invites to index it. */
export const missingHead = (head: Head): string => described({ ...head, noindex: true }).join('\n    ');

const described = ({ title, description, keywords, noindex }: Head): string[] => [
  `<title>${escape(documentTitle(title))}</title>`,
  ...Object.entries({ description, keywords, robots: noindex ? 'noindex' : undefined }).flatMap(
    ([name, content]) => (content ? [element('meta', { name, content })] : []),
  ),
];

function socialCard({ path, language, head }: Omit<Page, 'structuredData'>): Record<string, string> {
  const title = documentTitle(head.title);
  const description = head.description ?? '';
  const image = originPlaceholder + imagePath({ path, language });
  const other = language === 'en' ? 'es' : 'en';
  return {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': locales[language],
    'og:locale:alternate': locales[other],
    'og:url': originPlaceholder + path,
    'og:title': title,
    'og:description': description,
    'og:image': image,
    'og:image:width': String(imageSize.width),
    'og:image:height': String(imageSize.height),
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
  };
}

// "<" could end the script early.
const jsonLd = (data: object): string =>
  `<script type="application/ld+json" data-address>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

function element(name: string, attributes: Record<string, string | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === '' ? key : `${key}="${escape(value)}"`],
  );
  return `<${[name, ...written].join(' ')}>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
