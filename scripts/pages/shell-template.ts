import type { RootData } from '../../client/src/app/boot/root-data';
import { answersPlaceholder } from '../../shared/site';
import { builtAddresses, entries } from '../built-client';
import { inlineBoot } from './inline-boot';
import { asAttributes, builtIndex, replaceOnce, withInlineStyles, withoutScripts } from './page-template';
import { type MarkedPage, waitingTemplate } from './waiting-template';

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
  waiting: { frame: string; pages: readonly MarkedPage[] };
}

/**
 * The waiting content is shown while the app's element is empty or shows nothing but a spinner. An invisible shadow makes
 * its texts a little larger than in the app's typeface, so that the browser does not take the same text for a larger
 * paint.
 */
const waitingStyles = [
  '#waiting{display:none;text-shadow:0 0 .1em #0000}',
  '#waiting h1{text-shadow:0 0 .3em #0000}',
  '#waiting [data-unknown]{visibility:hidden}',
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
      ['<html lang="en">', `<html lang="${language}">`],
      ...(await inlined.replacements(root, waitingStyles)),
      ...withoutScripts(html),
      ['</head>', `  <meta name="robots" content="noindex">\n  </head>`],
      ['<div id="root"></div>', `${root}\n    <script>${script}</script>`],
    ]);
  };
}
