import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { RootData } from '../../client/src/app/boot/root-data';
import { demoStatePlaceholder, registrationPlaceholder } from '../../shared/auth/rendered-options';
import { answersPlaceholder } from '../../shared/site';
import {
  askedLater,
  builtAddresses,
  builtFile,
  clientFolder,
  entries,
  fontPreloadElement,
} from '../built-client';
import { inlineBoot } from './inline-boot';
import { stylesFrom } from './page-styles';

/**
 * The parts of a page: its head and body as HTML, and the sources (from `client/`) that the app loads for it.
 */
interface Filling {
  language: string;
  path: string;
  head: string;
  html: string;
  sources: readonly string[];
  /** The query for which a screen without a language in its address was rendered. */
  search?: string;
}

/**
 * The built index.html as a template. Each page inlines the styles that it uses, which saves a request before
 * the first paint; the whole style sheet loads with the app.
 */
export function pageTemplate(siteName: string) {
  const html = builtIndex(siteName);
  const { sheet, replacements } = withInlineStyles(html);
  const { modulesOf } = builtAddresses();
  const icon = inlineIcon();
  const bootScript = inlineBoot('inline-entry');
  return {
    async fill(page: Filling): Promise<string> {
      const data: RootData = {
        path: page.path,
        modules: modulesOf(page.sources).join(' '),
        styles: sheet,
        ...(page.search !== undefined && {
          language: page.language,
          search: page.search,
          answers: answersPlaceholder,
        }),
      };
      const root = `<div id="root"${asAttributes(data)}>${page.html}</div>`;
      return replaceOnce(html, [
        ['<html lang="en">', rootElement(page.language)],
        ...(await replacements(root)),
        ['href="/favicon.svg"', `href="${icon}"`],
        [`<link rel="manifest" href="${askedLater.manifest}">`, ''],
        ...withoutScripts(html),
        ['<div id="root"></div>', `${root}\n    <script>${bootScript}</script>`],
        // Last, so that placeholders in the page's own head are not replaced.
        [titleOf(siteName), page.head],
      ]);
    },
  };
}

/**
 * Replaces the link to the style sheet, which would delay the first paint, with the styles that the body uses. The app
 * later loads the whole `sheet`, and the font.
 */
export function withInlineStyles(html: string) {
  const [link, sheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/.exec(html) ?? [];
  const [preload] = fontPreloadElement.exec(html) ?? [];
  const stylesOf = stylesFrom(readFileSync(builtFile(sheet), 'utf8'));
  return {
    sheet,
    replacements: async (body: string, more = ''): Promise<Replacement[]> => {
      const styles = await stylesOf(`<html><head></head><body>${body}</body></html>`);
      return [
        [link, `<style>${styles}${more}${inTypeface.local}</style>\n    ${inTypeface.withoutScripts}`],
        [preload, ''],
      ];
    },
  };
}

/** The page starts with the local font. */
const inTypeface = {
  local: `:root{--font:var(--font-fallback)}`,
  withoutScripts: `<noscript><style>:root{--font:${askedLater.typeface},var(--font-fallback)}</style></noscript>`,
};

/** The start of the root element, with what the server's settings mean for the styles of a page. */
export const rootElement = (language: string) =>
  `<html lang="${language}" data-registration="${registrationPlaceholder}" data-demo="${demoStatePlaceholder}">`;

const titleOf = (siteName: string) => `<title>${siteName}</title>`;

/** Removes the scripts that the bundler has written into a page. */
export const withoutScripts = (html: string): Replacement[] =>
  (html.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g) ?? []).map(
    (element) => [element, ''],
  );

/** The built index.html with the site's name and a minified script. */
export const builtIndex = (siteName: string) =>
  readFileSync(builtFile(entries.page), 'utf8')
    .replace(
      /<script>(.*?)<\/script>/s,
      (_, script: string) => `<script>${transformSync(script, { minify: true }).code.trim()}</script>`,
    )
    .replace(/<title>.*?<\/title>/, () => titleOf(siteName));

function inlineIcon(): string {
  const drawing = readFileSync(`${clientFolder}/public/favicon.svg`, 'utf8').replace(/>\s+</g, '><').trim();
  return `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[#%<>]/g, encodeURIComponent)}`;
}

/** The data of the root element as HTML. */
export const asAttributes = (data: RootData) =>
  Object.entries(data)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');

/** A text of the template and its replacement. */
type Replacement = [from: string | undefined, to: string];

/** Makes each replacement once; throws if the text is not there. */
export function replaceOnce(text: string, replacements: Replacement[]): string {
  return replacements.reduce((done, [from, to]) => {
    if (!from || !done.includes(from)) throw new Error(`The template has no ${from}`);
    return done.replace(from, () => to);
  }, text);
}
