import type { Language } from '@shared/languages';
import { originPlaceholder } from '@shared/site';
import type { Head } from '@/lib/address/head';
import { publicAddresses } from '@shared/addresses/twins';
import { documentTitle, metaKey, socialCard } from '@/lib/address/social-card';

interface Page {
  path: string;
  language: Language;
  head: Head;
  /** schema.org objects for JSON-LD. */
  structuredData: readonly object[];
}

/** The head of a public page as HTML, for search engines and social networks. */
export function pageHead(page: Page): string {
  const { path, head, structuredData } = page;
  const addresses = publicAddresses(path).map(({ rel, hreflang, path: target }) =>
    element('link', { rel, hreflang, href: originPlaceholder + target, 'data-address': '' }),
  );
  return [
    ...described(head),
    ...addresses,
    ...fileLink(head),
    ...Object.entries(socialCard({ path, ...head }, originPlaceholder)).map(([name, content]) =>
      element('meta', { [metaKey(name)]: name, content }),
    ),
    ...structuredData.map(jsonLd),
  ].join('\n    ');
}

const fileLink = ({ file }: Head) =>
  file
    ? [
        element('link', {
          rel: 'alternate',
          type: file.type,
          title: file.title,
          href: originPlaceholder + file.path,
          'data-address': '',
        }),
      ]
    : [];

/** The head of the page for unknown addresses, which search engines must not index. */
export const missingHead = (head: Head): string => described({ ...head, noindex: true }).join('\n    ');

const described = ({ title, description, keywords, noindex }: Head): string[] => [
  `<title>${escape(documentTitle(title))}</title>`,
  ...Object.entries({ description, keywords, robots: noindex ? 'noindex' : undefined }).flatMap(
    ([name, content]) => (content ? [element('meta', { name, content })] : []),
  ),
];

// A "<" could close the script element.
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
