import type { DomNode, FormatCallback, HtmlToTextOptions } from 'html-to-text';

/** Elements whose content nobody reads. */
const unread = ['script', 'style', 'head', 'template', 'noscript', 'svg', 'iframe', 'img'];

/** Elements before and after which a line ends. */
const blocks = [
  'p',
  'div',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'pre',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'caption',
  'section',
  'article',
  'aside',
  'main',
  'nav',
  'form',
  'header',
  'footer',
  'figure',
  'figcaption',
];

const item: FormatCallback = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline('• ');
  walk(children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const isCell = ({ name }: DomNode) => name === 'td' || name === 'th';

/** A cell is told with the one before it. */
const row: FormatCallback = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  for (const [index, cell] of children.filter(isCell).entries()) {
    if (index > 0) builder.addInline(': ');
    walk(cell.children, builder);
  }
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const options: HtmlToTextOptions = {
  wordwrap: false,
  formatters: { item, row },
  limits: { maxDepth: 100, ellipsis: '' },
  selectors: [
    ...blocks.map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...unread.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', format: 'inline' },
    { selector: 'li', format: 'item' },
    { selector: 'tr', format: 'row' },
  ],
};

/** Whether a text has markup rather than a lone angle bracket. */
const isHtml = (text: string) =>
  /<\s?\/\s?[a-z][a-z0-9]{0,9}\s?>/i.test(text) ||
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(text) ||
  /&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8});/i.test(text);

/** Closing tags as editors leave them, with a space before the slash: `< /p>`. */
const closed = (html: string) => html.replace(/<\s\/\s?(?=[a-z])/gi, '</');

/** Makes plain text of a description in HTML or text: a line for each paragraph, heading, row of a table and list item. */
export type TextOfHtml = (given: string) => string;

/** Loads html-to-text, which only the reading of products and of answers needs. */
export async function loadTextOfHtml(): Promise<TextOfHtml> {
  const { compile } = await import('html-to-text');
  const convert = compile(options);
  return (given) =>
    (isHtml(given) ? convert(closed(given)) : given)
      .split(/\r?\n/)
      .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
      .filter(Boolean)
      .join('\n');
}
