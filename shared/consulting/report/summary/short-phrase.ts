import { shortLabel } from '../figures/short-label';

const sentenceEnd = /(?<![.,:…\s])[.,:…\s]+$/u;

/**
 * A typed text to quote inside a sentence: on one line, without its final stop, cut between words at about `most`
 * characters.
 */
export function shortPhrase(text: string, most: number): string {
  const label = shortLabel(text, most);
  if (!label.endsWith('…')) return label.replace(sentenceEnd, '') || label;
  const cut = label.slice(0, -1);
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(sentenceEnd, '')}…`;
}
