import { PurgeCSS } from 'purgecss';

/**
 * The CSS rules that a prerendered page needs before the app starts. Attributes that scripts set count as
 * present, and the colours that the hero's canvas reads as used.
 */
export async function stylesOf(css: string, html: string): Promise<string> {
  const purged = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: partsOf,
    dynamicAttributes: ['data-moving', 'data-theme', 'data-compact', 'open', 'disabled', 'lang'],
    variables: true,
    keyframes: true,
    safelist: {
      standard: ['html', 'body', 'canvas'],
      variables: ['--brand', '--accent', ...variablesIn(html)],
    },
  });
  const used = tidied(purged.map((result) => result.css).join(''), html);
  const variables = new Set(variablesIn(used));
  return used.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    variables.has(name) ? rule : '',
  );
}

/** What selectors may name; a word of the text is no class. */
function partsOf(html: string) {
  const words = html.match(/[^<>"'`\s=]+/g) ?? [];
  return {
    attributes: { names: words, values: words },
    classes: classesIn(html),
    ids: firstGroups(html, / id="([^"]*)"/g),
    tags: firstGroups(html, /<([a-z]\w*)/g),
    undetermined: [],
  };
}

/** The parts of form controls, which PurgeCSS keeps on every page, and what a page with such a control contains. */
const controls: [selector: string, sign: string][] = [
  ['-webkit-(?:date|calendar)', 'type="date"'],
  ['-webkit-search', 'type="search"'],
  ['-webkit-(?:inner|outer)-spin', 'type="number"'],
  ['placeholder', ' placeholder="'],
  ['file-selector', 'type="file"'],
];

/** The styles without comments, repeated declarations, controls that the page lacks, and emptied blocks. */
function tidied(css: string, html: string): string {
  const lacking = controls.filter(([, sign]) => !html.includes(sign)).map(([selector]) => selector);
  let left = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/([\w-]+:[^;{}]+;)\1+/g, '$1')
    .replace(new RegExp(`[^{}]*::(?:${lacking.join('|')})[\\w-]*\\{[^{}]*\\}`, 'g'), '')
    .replace(/@layer [\w, ]+;/g, '');
  const emptied = /@(?:supports|media)[^{};]*\{\}/g;
  while (emptied.test(left)) left = left.replace(emptied, '');
  return left;
}

/** Class names as in the style sheet: HTML escapes those with a child selector (“[&>canvas]:…”). */
const classesIn = (html: string) =>
  firstGroups(html, / class="([^"]*)"/g).flatMap((names) =>
    names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&').split(/\s+/),
  );

const variablesIn = (text: string) => firstGroups(text, /var\((--[\w-]+)/g);

const firstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);
