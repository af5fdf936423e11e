import { publicAddresses, twinOf } from '../../../../shared/addresses/twins';
import type { Address } from '../../../../shared/http/address';
import { languages } from '../../../../shared/languages';
import { originPlaceholder } from '../../../../shared/site';

/** The sitemap for search engines: each listed address in each language, with links to its other languages. */
export function sitemap(addresses: readonly Address[]): string {
  const listed = addresses.filter(({ inSitemap }) => inSitemap);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.flatMap(({ pattern }) => languages.map((language) => entry(twinOf(pattern, language)))),
    '</urlset>\n',
  ].join('\n');
}

function entry(path: string): string {
  const alternates = publicAddresses(path)
    .filter(({ rel }) => rel === 'alternate')
    .map(
      ({ hreflang, path: twin }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${originPlaceholder}${twin}"/>`,
    );
  return `<url><loc>${originPlaceholder}${path}</loc>${alternates.join('')}</url>`;
}
