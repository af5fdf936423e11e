/** A text that can make a pattern backtrack: one piece repeated, between a prefix and a suffix. */
export interface HostileText {
  before: string;
  piece: string;
  after: string;
}

export const textOf = ({ before, piece, after }: HostileText, length: number): string =>
  before + piece.repeat(Math.ceil(length / piece.length)) + after;

const marks = [
  ' ',
  '-',
  '.',
  ',',
  '_',
  '@',
  '(',
  ')',
  '[',
  '<',
  '&',
  '/',
  '\n',
  '\t',
  '"',
  ':',
  '+',
  '#',
  '*',
  '{',
  ';',
  '=',
  '|',
];
const letters = ['a', 'A', 'S', '0', 'é', '€', '¿', '…', '\u{fe0f}', '😀'];
const mixed = [
  'a.',
  'a-',
  'a ',
  '0 ',
  '0.',
  '0,',
  ' ,',
  ', ',
  'a@',
  '\r\n',
  ' \n',
  '<a',
  '<a ',
  '[a',
  '(a',
  'A a ',
  'a, ',
  '. ',
  '. A',
  'a:',
  '://',
];

/** The literal words in a pattern; a hostile text may begin with each. */
const wordsOf = ({ source }: RegExp) => [
  ...new Set(source.replaceAll(/\\[a-zA-Z]/gu, ' ').match(/[\p{L}\p{N}<@/:!-]{2,12}/gu) ?? []),
];

/** The hostile texts to try with a pattern. */
export function hostileTexts(pattern: RegExp): HostileText[] {
  const words = wordsOf(pattern).slice(0, 8);
  const pieces = [...marks, ...letters, ...mixed, ...words, ...words.map((word) => `${word} `)];
  const ends = [
    { before: '', after: '' },
    { before: 'a', after: 'b\u0001' },
    { before: words[0] ?? '1', after: '!\n' },
  ];
  return pieces.flatMap((piece) => ends.map((end) => ({ ...end, piece })));
}
