import { escapeHtml } from '../../../../../shared/escape-html';
import type { Language } from '../../../../../shared/languages';
import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';
import { splitAt } from '../../../../../shared/plain-text';
import { fontAddress } from './font';

/** A text of a company or a visitor in HTML: on one line, and nothing in it is markup. */
export const safe = (text: string) => escapeHtml(cleaned(text));

/** A postal address, which is kept on several lines, on one. */
export const onOneLine = (address: string | null) =>
  cleaned(
    splitAt(address ?? '', '\n')
      .map((line) => line.replace(/,$/, ''))
      .filter(Boolean)
      .join(', '),
  );

interface Document {
  language: Language;
  title: string;
  style: string;
  body: string;
  /** The class of the body. */
  look?: string;
  /** Whether it has the font of visitors' pages. */
  hasFont?: boolean;
  description?: string;
  /** Whether search engines may list it. */
  listed?: boolean;
  canonical?: string;
  /** What a link to the page shows; wide where it is no logo. */
  picture?: { url: string; isWide: boolean } | undefined;
  /** Whose page it is; then what other sites show of a link to it is told too. */
  site?: string;
}

const openGraph = (name: string, content: string | undefined) =>
  content ? `<meta property="og:${name}" content="${safe(content)}">` : '';

/** What networks and messengers show of a link to the page (ogp.me). */
const sharedHtml = ({ language, title, description, canonical, site, picture }: Document) =>
  site === undefined
    ? ''
    : openGraph('type', 'website') +
      openGraph('title', title) +
      openGraph('description', description) +
      openGraph('url', canonical) +
      openGraph('site_name', site) +
      openGraph('locale', { en: 'en_GB', es: 'es_ES' }[language]) +
      openGraph('image', picture?.url) +
      `<meta name="twitter:card" content="${picture?.isWide ? 'summary_large_image' : 'summary'}">`;

/** The font is on its way before the style that names it was read. */
const preload = `<link rel="preload" href="${fontAddress}" as="font" type="font/woff2" crossorigin>`;

/** A whole page without scripts; of files it has the font at most. */
export function htmlDocument(page: Document): string {
  const { language, title, style, body, look, description, listed = false, canonical } = page;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    (page.hasFont ? preload : '') +
    `<title>${safe(title)}</title>` +
    (description ? `<meta name="description" content="${safe(description)}">` : '') +
    (listed ? '' : '<meta name="robots" content="noindex">') +
    (canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '') +
    sharedHtml(page) +
    `<link rel="icon" href="data:,"><style>${style}</style></head><body${look ? ` class="${look}"` : ''}>${body}</body></html>`
  );
}
