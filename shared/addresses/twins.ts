import { sitePages } from './site';
import { englishAddress, isSpanishAddress, spanishPrefix, withoutTrailingSlash } from './spanish';

/** The English addresses of the public site; each has a Spanish twin. */
export const publicPaths: readonly string[] = Object.values(sitePages).map(({ pattern }) => pattern);

/** The address of the same page in a language. An address without a twin is returned unchanged. */
export function twinOf(path: string, language: 'en' | 'es'): string {
  if (language === 'en') return isSpanishAddress(path) ? englishAddress(path) : path;
  const english = withoutTrailingSlash(path);
  if (!publicPaths.includes(english)) return path;
  return english === '/' ? spanishPrefix : spanishPrefix + english;
}

interface AddressLink {
  rel: 'canonical' | 'alternate';
  hreflang?: 'en' | 'es' | 'x-default';
  path: string;
}

/** The canonical and alternate links of a public page; none for any other address. */
export function publicAddresses(path: string): AddressLink[] {
  const english = twinOf(path, 'en');
  const spanish = twinOf(english, 'es');
  if (english === spanish) return [];
  return [
    { rel: 'canonical', path: isSpanishAddress(path) ? spanish : english },
    { rel: 'alternate', hreflang: 'en', path: english },
    { rel: 'alternate', hreflang: 'es', path: spanish },
    { rel: 'alternate', hreflang: 'x-default', path: english },
  ];
}
