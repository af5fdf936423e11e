import type { RootData } from '../../client/src/app/boot/root-data';
import { answersPlaceholder } from '../../shared/site';
import { builtAddresses, entries } from '../built-client';
import { inlineBoot } from './inline-boot';
import {
  asAttributes,
  builtIndex,
  replaceOnce,
  rootElement,
  withInlineStyles,
  withoutScripts,
} from './page-template';
import { type MarkedPage, waitingTemplate } from './waiting-template';

/** The page of an app address before the app starts. */
interface Shell {
  language: string;
  pattern: string;
  /** URLs that the page requests first. */
  first: readonly string[];
  /** Sources of the page, and those of the portal's other pages. */
  sources: readonly string[];
  later: readonly string[];
  /** The content shown until the app has started. */
  waiting: { frame: string; pages: readonly MarkedPage[] };
}

/**
 * The waiting content is shown while the app's element is empty or contains only a spinner. An invisible shadow makes
 * its texts slightly larger than in the app, so that the browser does not report the app's text as a larger (later)
 * contentful paint.
 */
const waitingStyles = [
  '#waiting{display:none;text-shadow:0 0 .1em #0000}',
  '#waiting h1{text-shadow:0 0 .3em #0000}',
  '#waiting [data-unknown]{visibility:hidden}',
  '#root:is(:empty,:has([data-page-spinner]))+#waiting{display:block}',
  '#root:has([data-page-spinner]):has(+#waiting){display:none}',
].join('');

/**
 * Turns the built index.html into the page of an app address. It names all scripts of the address, so that they load in
 * parallel; its inline script requests the first data at the same time.
 */
export function shellTemplate(siteName: string) {
  const html = builtIndex(siteName);
  const { modulesOf, textsOf } = builtAddresses();
  const inlined = withInlineStyles(html);
  const script = inlineBoot('inline-shell-entry');
  return async ({ language, pattern, first, sources, later, waiting }: Shell): Promise<string> => {
    const inLanguage = (some: readonly string[]) => modulesOf([...some, ...textsOf(some, language)]);
    const modules = inLanguage([entries.app, ...sources]);
    const data: RootData = {
      answers: answersPlaceholder,
      styles: inlined.sheet,
      modules: modules.join(' '),
      pattern,
      first: first.join(' '),
      later: inLanguage(later)
        .filter((address) => !modules.includes(address))
        .join(' '),
    };
    const root = `<div id="root"${asAttributes(data)}></div><div id="waiting" inert aria-hidden="true">${waiting.frame}</div>${waiting.pages.map(waitingTemplate).join('')}`;
    return replaceOnce(html, [
      ['<html lang="en">', rootElement(language)],
      ...(await inlined.replacements(root, waitingStyles)),
      ...withoutScripts(html),
      ['</head>', `  <meta name="robots" content="noindex">\n  </head>`],
      ['<div id="root"></div>', `${root}\n    <script>${script}</script>`],
    ]);
  };
}
