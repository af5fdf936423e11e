/** Characters that a link takes, whatever its length: X and Mastodon shorten every link to this. */
export const linkLength = 23;

const segmenters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Letters and marks of Western languages, each of which people see as one character. */
const simple = /^[\n -~\u00A0-\u024F‐-›€]*$/u;
const graphemesOf = (text: string): string[] =>
  simple.test(text) ? text.split('') : Array.from(segmenters.segment(text), ({ segment }) => segment);

/** Links as the networks find them: with a scheme. */
const links = /https?:\/\/\S+/gu;
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Ranges of code points that count once on X; others count twice (twitter-text configuration, version 3). */
const light: readonly (readonly [number, number])[] = [
  [0, 4_351],
  [8_192, 8_205],
  [8_208, 8_223],
  [8_242, 8_247],
];
const weightOf = (point: number) => (light.some(([from, to]) => point >= from && point <= to) ? 1 : 2);

/** Length on X: an emoji of several code points counts 2, a link 23. */
export function weighX(text: string): number {
  const count = text.match(links)?.length ?? 0;
  const weights = graphemesOf(text.replace(links, '').normalize('NFC')).map((grapheme) =>
    emoji.test(grapheme)
      ? 2
      : Array.from(grapheme).reduce((sum, one) => sum + weightOf(one.codePointAt(0) as number), 0),
  );
  return weights.reduce((sum, weight) => sum + weight, count * linkLength);
}

/** Length on Bluesky: graphemes, and bytes of UTF-8, which have a limit of their own. */
export const measureBluesky = (text: string): { graphemes: number; bytes: number } => ({
  graphemes: graphemesOf(text).length,
  bytes: new TextEncoder().encode(text).length,
});

/** Length on Mastodon: characters as people see them; a link counts `link`, which the instance sets. */
export const countMastodon = (text: string, link = linkLength): number =>
  graphemesOf(text.replace(links, '')).length + (text.match(links)?.length ?? 0) * link;

/** Characters as people see them. */
export const countCharacters = (text: string): number => graphemesOf(text).length;

/** Words: runs of letters and digits, with what joins them (5,80 or e-mail). */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[.,:'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
