import { PurgeCSS } from 'purgecss';

/**
 * Returns a function that selects the CSS rules a prerendered page needs before the app starts. Attributes that scripts
 * set count as present, and colours that the hero's canvas reads count as used. Pages with the same parts, such as the
 * two languages of a page usually, share one search of the style sheet.
 */
export function stylesFrom(css: string): (html: string) => Promise<string> {
  const partsOfWords = firstGroups(css, /\[[\w-]+[$^*]=["']?([^"'\]]+)/g);
  const namedIn = remembered((word) =>
    css.includes(word) ? [word] : partsOfWords.filter((part) => word.includes(part)),
  );
  const purgedOf = remembered((parts) => purge(css, JSON.parse(parts) as Parts));
  return async (html) => {
    const used = tidied(await purgedOf(JSON.stringify(partsOf(html, namedIn))), html);
    const variables = new Set(variablesIn(used));
    return used.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
      variables.has(name) ? rule : '',
    );
  };
}

/** The parts of a page that selectors may name, each list in a fixed order. */
type Parts = Record<'words' | 'classes' | 'ids' | 'tags' | 'variables', string[]>;

/**
 * The parts of a page. Only words inside tags can be classes or attributes; those that the style sheet does not name
 * are dropped.
 */
function partsOf(html: string, namedIn: (word: string) => string[]): Parts {
  const elements = html.match(/<[^>]+>/g)?.join(' ') ?? '';
  const named = (some: readonly string[]) => [...new Set(some.flatMap(namedIn))].sort();
  return {
    words: named(elements.match(/[^<>"'`\s=]+/g) ?? []),
    classes: [...new Set(classesIn(html))].sort(),
    ids: named(firstGroups(html, / id="([^"]*)"/g)),
    tags: named(firstGroups(html, /<([a-z]\w*)/g)),
    variables: named(variablesIn(html)),
  };
}

async function purge(css: string, { words, classes, ids, tags, variables }: Parts): Promise<string> {
  const found = { attributes: { names: words, values: words }, classes, ids, tags, undetermined: [] };
  const purged = await new PurgeCSS().purge({
    content: [{ raw: ' ', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => found,
    dynamicAttributes: [
      'data-moving',
      'data-theme',
      'data-compact',
      'data-registration',
      'data-demo',
      'open',
      'disabled',
      'lang',
    ],
    variables: true,
    keyframes: true,
    safelist: {
      standard: ['html', 'body', 'canvas'],
      variables: ['--brand', '--accent', ...variables],
    },
  });
  return purged.map((result) => result.css).join('');
}

/** Memoises a function by its text. */
function remembered<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.get(text) ?? answerTo(text);
    known.set(text, answer);
    return answer;
  };
}

/**
 * Selectors of form controls, which PurgeCSS keeps on every page, each with a text that a page with such a control
 * contains.
 */
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
