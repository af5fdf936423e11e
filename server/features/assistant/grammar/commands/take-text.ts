import { fillers } from '../words/lexicon';
import { trimmedEnd } from '../tokens';
import { type Draft, spendTokens } from './draft';

const isEdge = (plain: string) => fillers.has(plain) || plain === 'that' || plain === 'que';

/** Words that join a text to what is said before it. */
const joins = new Set(
  'that que and y to a al of de del me about sobre para for saying diciendo diciendole'.split(' '),
);

/**
 * The unused words from a token on as they were typed, without connecting words around them (with `keepsStart` the text
 * keeps its articles); days and times of day that
 * were used are left out. The words become used.
 */
export function takeText(
  draft: Draft,
  from = 0,
  to = draft.sentence.tokens.length,
  keepsStart = false,
): string {
  const { sentence } = draft;
  const { tokens, text, used } = sentence;
  let indexes = tokens
    .map((_, index) => index)
    .filter((index) => index >= from && index < to && !used.has(index));
  const plainAt = (index: number | undefined) => (index === undefined ? '' : (tokens[index]?.plain ?? ''));
  // What stands behind a comma or a colon is said as it is.
  const isStart = (index: number) =>
    keepsStart
      ? joins.has(plainAt(index)) &&
        !/[,;:]/.test(text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start ?? 0))
      : isEdge(plainAt(index));
  while (indexes.length > 0 && isStart(indexes[0] as number) && !tokens[indexes[0] as number]?.isQuoted)
    indexes = indexes.slice(1);
  while (indexes.length > 0 && isEdge(plainAt(indexes.at(-1)))) indexes = indexes.slice(0, -1);
  spendTokens(draft, indexes);
  const runs: string[] = [];
  let last = -2;
  for (const index of indexes) {
    const { start, end } = tokens[index] as { start: number; end: number };
    const before = tokens[last];
    if (index === last + 1 && before) runs.push(text.slice(before.end, start) + text.slice(start, end));
    else runs.push((runs.length > 0 ? ' ' : '') + text.slice(start, end));
    last = index;
  }
  return trimmedEnd(runs.join('').replace(/["“”«»]/g, ''), ' .,;:').trim();
}

/** Words behind which a new value stands. */
const turns = new Set(['to', 'a', 'al', 'as', 'como']);

/** Where a new value begins: behind the first «to» that follows a place, else at `usual`. */
export function valueStart({ sentence: { tokens, used } }: Draft, place: number, usual: number): number {
  const found = tokens.findIndex(
    ({ plain }, index) => index >= place && !used.has(index) && turns.has(plain),
  );
  return found < 0 ? usual : found + 1;
}

/** A text with a capital; undefined for none. */
export const capital = (text: string) => (text ? `${text[0]?.toUpperCase()}${text.slice(1)}` : undefined);
