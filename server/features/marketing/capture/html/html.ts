import { escapeHtml } from '../../../../../shared/escape-html';
import type { Language } from '../../../../../shared/languages';
import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';
import { splitAt } from '../../../../../shared/plain-text';
import { fontAddress } from './font';

/** Escapes a text of a company or visitor for HTML, on one line. */
export const safe = (text: string) => escapeHtml(cleaned(text));

/** Joins the lines of a postal address into one. */
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
  /** The class of `body`. */
  look?: string;
  /** Whether the page loads the font of visitors' pages. */
  hasFont?: boolean;
  description?: string;
  /** Whether search engines may list it. */
  listed?: boolean;
  canonical?: string;
  /** The picture in previews of links to the page; `isWide` is false for a logo. */
  picture?: { url: string; isWide: boolean } | undefined;
  /** The name of the page's owner; when set, the Open Graph tags are included. */
  site?: string;
}

const openGraph = (name: string, content: string | undefined) =>
  content ? `<meta property="og:${name}" content="${safe(content)}">` : '';

/** The Open Graph tags for networks and messengers (ogp.me). */
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

/** Starts loading the font before the browser has parsed the style that names it. */
const preload = `<link rel="preload" href="${fontAddress}" as="font" type="font/woff2" crossorigin>`;

/** A complete HTML document without scripts; the only file that it may load besides pictures is the font. */
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
