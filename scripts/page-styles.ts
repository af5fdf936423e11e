import { PurgeCSS } from 'purgecss';

/**
 * The CSS rules that a prerendered page needs before the app starts. Attributes that scripts set count as
 * present, and the colours that the hero's canvas reads as used.
 */
export async function stylesOf(css: string, html: string): Promise<string> {
  const purged = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (content: string) => [...(content.match(/[^<>"'`\s=]+/g) ?? []), ...classesIn(content)],
    dynamicAttributes: ['data-moving', 'data-theme', 'data-compact', 'open', 'disabled', 'lang'],
    variables: true,
    keyframes: true,
    safelist: {
      standard: ['html', 'body', 'canvas'],
      variables: ['--brand', '--accent', ...variablesIn(html)],
    },
  });
  const used = purged.map((result) => result.css).join('');
  const variables = new Set(variablesIn(used));
  return used.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    variables.has(name) ? rule : '',
  );
}

/** Class names as in the style sheet: HTML escapes those with a child selector (“[&>canvas]:…”). */
const classesIn = (html: string) =>
  firstGroups(html, / class="([^"]*)"/g).flatMap((names) =>
    names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&').split(/\s+/),
  );

const variablesIn = (text: string) => firstGroups(text, /var\((--[\w-]+)/g);

const firstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);
