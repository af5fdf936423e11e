import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { RootData } from '../client/src/app/root-data';
import {
  askedLater,
  builtAddresses,
  builtFile,
  clientFolder,
  entries,
  fontPreloadElement,
} from './built-client';
import { inlineBoot } from './inline-boot';
import { stylesOf } from './page-styles';

/**
 * The parts of a page: its head and body as HTML, and the sources (from `client/`) that the app loads for it.
 */
interface Filling {
  language: string;
  path: string;
  head: string;
  html: string;
  sources: readonly string[];
}

/**
 * The built index.html as a template. Each page inlines the styles that it uses, which saves a request before
 * the first paint; the whole style sheet loads with the app.
 */
export function pageTemplate(siteName: string) {
  const html = builtIndex(siteName);
  const [link, sheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/.exec(html) ?? [];
  const scripts = html.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g) ?? [];
  const [preload] = fontPreloadElement.exec(html) ?? [];
  const css = readFileSync(builtFile(sheet), 'utf8');
  const { modulesOf } = builtAddresses();
  const icon = inlineIcon();
  const bootScript = inlineBoot();
  return {
    async fill(page: Filling): Promise<string> {
      const data: RootData = {
        path: page.path,
        modules: modulesOf(page.sources).join(' '),
        styles: sheet,
      };
      const root = `<div id="root"${asAttributes(data)}>${page.html}</div>`;
      const styles = await stylesOf(css, `<html><head></head><body>${root}</body></html>`);
      return replaceOnce(html, [
        ['<html lang="en">', `<html lang="${page.language}">`],
        [link, `<style>${styles}${inTypeface.local}</style>\n    ${inTypeface.withoutScripts}`],
        ['href="/favicon.svg"', `href="${icon}"`],
        [`<link rel="manifest" href="${askedLater.manifest}">`, ''],
        [preload, ''],
        ...scripts.map((element): Replacement => [element, '']),
        ['<div id="root"></div>', `${root}\n    <script>${bootScript}</script>`],
        // Last, so that no placeholder is found in the page's own head.
        [titleOf(siteName), page.head],
      ]);
    },
    /** The page for the app's own addresses, empty until the app starts. */
    shell: () => replaceOnce(html, [['</head>', '  <meta name="robots" content="noindex">\n  </head>']]),
  };
}

/** The page starts with the local font. */
const inTypeface = {
  local: `:root{--font:var(--font-fallback)}`,
  withoutScripts: `<noscript><style>:root{--font:${askedLater.typeface},var(--font-fallback)}</style></noscript>`,
};

const titleOf = (siteName: string) => `<title>${siteName}</title>`;

/** The built index.html with the site's name and a minified script. */
const builtIndex = (siteName: string) =>
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

const asAttributes = (data: RootData) =>
  Object.entries(data)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');

type Replacement = [from: string | undefined, to: string];

function replaceOnce(text: string, replacements: Replacement[]): string {
  return replacements.reduce((done, [from, to]) => {
    if (!from || !done.includes(from)) throw new Error(`The template has no ${from}`);
    return done.replace(from, () => to);
  }, text);
}
