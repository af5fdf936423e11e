import type { RootData } from '../client/src/app/boot/root-data';
import { answersPlaceholder } from '../shared/site';
import { builtAddresses, entries } from './built-client';
import { inlineBoot } from './inline-boot';
import { asAttributes, builtIndex, replaceOnce, withInlineStyles, withoutScripts } from './page-template';

/** The page of an address of the app, empty until the app starts. */
interface Shell {
  language: string;
  pattern: string;
  /** URLs that the page reads first. */
  first: readonly string[];
  /** Sources of the page, and those of the portal's other pages. */
  sources: readonly string[];
  later: readonly string[];
  /** What is shown until the app is there. */
  waiting: string;
}

/**
 * The waiting content is shown while the app's element is empty or shows nothing but a spinner. Its heading is a little
 * wider than in the app's typeface, so that the browser does not take the same heading for a larger paint.
 */
const waitingStyles = [
  '#waiting{display:none}',
  '#waiting h1{letter-spacing:.02em}',
  '#root:is(:empty,:has([data-page-spinner]))+#waiting{display:block}',
  '#root:has([data-page-spinner]):has(+#waiting){display:none}',
].join('');

/**
 * The built index.html as the page of an address before the app has started. It names the scripts of the address, so
 * that they load at once and not one after another; its own script asks for the data beside them.
 */
export function shellTemplate(siteName: string) {
  const html = builtIndex(siteName);
  const { modulesOf, textsOf } = builtAddresses();
  const inlined = withInlineStyles(html);
  const script = inlineBoot('inline-shell-entry');
  return async ({ language, pattern, first, sources, later, waiting }: Shell): Promise<string> => {
    const inLanguage = (some: readonly string[]) => modulesOf([...some, ...textsOf(some, language)]);
    const modules = inLanguage([entries.app, ...sources]);
    // Below the first paint, which needs none of them.
    const preloads = modules
      .map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)
      .join('');
    const data: RootData = {
      answers: answersPlaceholder,
      styles: inlined.sheet,
      pattern,
      first: first.join(' '),
      later: inLanguage(later)
        .filter((address) => !modules.includes(address))
        .join(' '),
    };
    const root = `<div id="root"${asAttributes(data)}></div><div id="waiting" inert aria-hidden="true">${waiting}</div>`;
    return replaceOnce(html, [
      ['<html lang="en">', `<html lang="${language}">`],
      ...(await inlined.replacements(root, waitingStyles)),
      ...withoutScripts(html),
      ['</head>', `  <meta name="robots" content="noindex">${preloads}\n  </head>`],
      ['<div id="root"></div>', `${root}\n    <script>${script}</script>`],
    ]);
  };
}
