import { site } from '@shared/site';
import { englishAddress, isSpanishAddress } from '@shared/addresses/spanish';

/** Pixels of the image that a social network shows with a link. */
export const imageSize = { width: 1200, height: 630 } as const;

interface Card {
  path: string;
  /** Without the site's name. */
  title: string;
  description?: string;
}

/** The page's title in the browser tab and in search results, with the site's name. */
export const documentTitle = (title: string) => (title === site.name ? title : `${title} | ${site.name}`);

/** The address of a page's social image. */
export function imagePath(path: string): string {
  const name = englishAddress(path).slice(1).replaceAll('/', '-') || 'home';
  return `/og/${name}-${isSpanishAddress(path) ? 'es' : 'en'}.png`;
}

/** The attribute that names a meta element: Open Graph uses `property`. */
export const metaKey = (name: string) => (name.startsWith('og:') ? 'property' : 'name');

/** The meta elements of a public page's social card, as names and contents. */
export function socialCard(card: Card, origin: string): Record<string, string> {
  const { path, description = '' } = card;
  const isSpanish = isSpanishAddress(path);
  const title = documentTitle(card.title);
  const image = origin + imagePath(path);
  return {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': isSpanish ? 'es_ES' : 'en_GB',
    'og:locale:alternate': isSpanish ? 'en_GB' : 'es_ES',
    'og:url': origin + path,
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
