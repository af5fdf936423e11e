/** Characters that a link takes, whatever its length: X and Mastodon shorten every link to this. */
export const linkLength = 23;

const segmenters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Letters and marks of Western languages, each of which people see as one character. */
const simple = /^[\n -~\u00A0-\u024F‐-›€]*$/u;

/** Characters as people see them, each as a text. */
export const graphemesOf = (text: string): string[] =>
  simple.test(text) ? text.split('') : Array.from(segmenters.segment(text), ({ segment }) => segment);

/** Characters as people see them. */
export const countCharacters = (text: string): number => graphemesOf(text).length;

/** Links as the networks find them: with a scheme. */
const links = /https?:\/\/\S+/gu;

/** A text without its links, and how many it had. */
export const withoutLinks = (text: string): { rest: string; count: number } => ({
  rest: text.replace(links, ''),
  count: text.match(links)?.length ?? 0,
});
