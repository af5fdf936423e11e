const entities: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    euro: '€',
    pound: '£',
    copy: '©',
    reg: '®',
  },
  ...{
    trade: '™',
    deg: '°',
    times: '×',
    middot: '·',
    bull: '•',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    frac12: '½',
  },
  ...{
    laquo: '«',
    raquo: '»',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    ordm: 'º',
    ordf: 'ª',
    sup2: '²',
  },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', uuml: 'ü', ccedil: 'ç' },
  ...{
    Aacute: 'Á',
    Eacute: 'É',
    Iacute: 'Í',
    Oacute: 'Ó',
    Uacute: 'Ú',
    Ntilde: 'Ñ',
    iquest: '¿',
    iexcl: '¡',
  },
};

const fromCode = (code: number) =>
  code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' ';

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (whole, hex, decimal, name) => {
    if (hex) return fromCode(Number.parseInt(hex, 16));
    if (decimal) return fromCode(Number(decimal));
    return entities[name as string] ?? whole;
  });
}

/** Elements whose content nobody reads. */
const unread = /<(script|style|head|template|noscript|svg|iframe)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Elements before and after which a line ends; a cell of a table is told with the next one. */
const blocks =
  /<\/?(?:p|div|br|hr|h[1-6]|ul|ol|dl|dt|dd|tr|table|thead|tbody|section|article|header|footer|blockquote|pre|figure|figcaption)\b[^<>]*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
/** A closing tag with a space in it, as editors leave it: `</ p>`. */
const brokenTag = /<\s?\/\s?[a-z][a-z0-9]{0,9}\s?>/gi;

/** Whether a text has markup rather than a lone angle bracket. */
const isHtml = (text: string) =>
  /<\s?\/\s?[a-z][a-z0-9]{0,9}\s?>/i.test(text) ||
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(text) ||
  /&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8});/i.test(text);

/** Plain text of a description in HTML or text: a line for each paragraph, heading, row of a table and list item. */
export function textOfHtml(given: string): string {
  const text = isHtml(given)
    ? decode(
        given
          .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
          .replace(unread, ' ')
          .replace(/\r?\n/g, ' ')
          .replace(/<\/t[dh]>\s*<t[dh]\b[^<>]*>/gi, ': ')
          .replace(/<li\b[^<>]*>/gi, '\n• ')
          .replace(/<\/li>/gi, '\n')
          .replace(blocks, '\n')
          .replace(brokenTag, '\n')
          .replace(tag, ' '),
      )
    : given;
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
