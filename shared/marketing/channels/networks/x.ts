import { graphemesOf, linkLength, withoutLinks } from '../lengths';
import type { NetworkModule } from './network';

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Ranges of code points that count once on X; others count twice (twitter-text configuration, version 3). */
const light: readonly (readonly [number, number])[] = [
  [0, 4_351],
  [8_192, 8_205],
  [8_208, 8_223],
  [8_242, 8_247],
];
const weightOf = (point: number) => (light.some(([from, to]) => point >= from && point <= to) ? 1 : 2);

const weighed = (grapheme: string): number =>
  emoji.test(grapheme)
    ? 2
    : Array.from(grapheme).reduce((sum, one) => sum + weightOf(one.codePointAt(0) as number), 0);

/** An emoji of several code points counts 2, a link 23. */
function weigh(text: string): number {
  const { rest, count } = withoutLinks(text);
  return graphemesOf(rest.normalize('NFC'))
    .map(weighed)
    .reduce((sum, weight) => sum + weight, count * linkLength);
}

export const x = {
  name: 'X',
  mark: 'X',
  reached: 'by hand',
  home: 'https://x.com/compose/post',
  profileOf: (handle) => `https://x.com/${handle}`,
  fields: ['profile'],
  post: {
    count: weigh,
    most: 280,
    mostTags: 3,
    writeTags: 2,
    hasLink: true,
    form: 'short',
    place: { B2B: 2, B2C: 2 },
    isCertain: true,
  },
  pictures: ['1200x675', '1200x627', '1080x1080'],
} satisfies NetworkModule;
