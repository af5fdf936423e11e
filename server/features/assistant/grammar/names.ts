import { readRef, type Ref, type RefKind } from '../../../../shared/assistant/refs';
import { folded } from '../../../../shared/plain-text';
import type { FoundName } from '../../../platform/tools/feature-tools';
import type { Span, Token } from './tokens';
import { fillers, lexicon } from './words/lexicon';

/** How well a name fits: only other words of it, a slip in a word, some of its words, all of them. */
const levels = ['also', 'slip', 'words', 'exact'] as const;
export type Level = (typeof levels)[number];

/** A record that a sentence names. */
export interface NameHit {
  ref: Ref;
  kind: RefKind;
  name: string;
  detail: string | null;
  level: Level;
  /** Whether it is over, as a deal that was won or lost. */
  isOver: boolean;
  /** The tokens that name it. */
  tokens: readonly number[];
}

/** Words that companies' names end in, which people leave out. */
const forms = new Set([
  'sl',
  'sa',
  'slu',
  'sll',
  'sc',
  'cb',
  'scoop',
  'ltd',
  'limited',
  'inc',
  'llc',
  'gmbh',
  'plc',
  'co',
]);

/** Words that name nothing by themselves. */
const weak = new Set('de del la las el los y e and the of for to a an en in con with para por'.split(' '));

/** The words of a name. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(/(?<=\p{L})\.(?=\p{L}\.)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The fewest letters of a word in which one slip is forgiven, and two. */
const slips = { one: 4, two: 8 } as const;

/** Letters put in, left out, changed or swapped, up to `most`. */
export function differs(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return true;
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ];
  for (let left = 1; left <= one.length; left += 1) {
    const next = [left];
    for (let right = 1; right <= other.length; right += 1) {
      const same = one[left - 1] === other[right - 1];
      const swapped =
        left > 1 && right > 1 && one[left - 1] === other[right - 2] && one[left - 2] === other[right - 1];
      next.push(
        Math.min(
          (row[right] as number) + 1,
          (next[right - 1] as number) + 1,
          (row[right - 1] as number) + (same ? 0 : 1),
          swapped ? (before[right - 2] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return (row[other.length] as number) > most;
}

/** Whether a typed word is a name's word with a slip. */
function isSlip(typed: string, word: string): boolean {
  const length = Math.min(typed.length, word.length);
  if (length < slips.one || typed[0] !== word[0]) return false;
  return !differs(typed, word, length >= slips.two ? 2 : 1);
}

/** The words of a sentence as names have them, with the token of each; an address is one word. */
export const sentenceWords = (tokens: readonly Token[]) =>
  tokens.flatMap(({ text, plain, isQuoted }, token) => {
    const isOfGrammar = !isQuoted && (fillers.has(plain) || lexicon.has(plain));
    const words = text.includes('@') ? [folded(text)] : wordsOf(text);
    return words.map((word) => ({ word, token, isOfGrammar }));
  });

type Said = ReturnType<typeof sentenceWords>;

/** The tokens in which the whole name stands. */
function wholeIn(said: Said, name: readonly string[]): number[] | undefined {
  const start = said.findIndex((_, index) =>
    name.every((word, offset) => said[index + offset]?.word === word),
  );
  return start < 0 || name.length === 0
    ? undefined
    : said.slice(start, start + name.length).map(({ token }) => token);
}

const tokensWith = (said: Said, name: readonly string[], fits: (typed: string, word: string) => boolean) =>
  said
    .filter(({ word }) => !weak.has(word) && word.length > 1 && name.some((each) => fits(word, each)))
    .map(({ token }) => token);

const equal = (typed: string, word: string) => typed === word;

/** How a name stands in a sentence; undefined if it does not. */
function levelOf(said: Said, name: string, addresses = ''): { level: Level; tokens: number[] } | undefined {
  const address = said.find(({ word }) => word.includes('@') && addresses.split(' ').includes(word));
  if (address) return { level: 'exact', tokens: [address.token] };
  const words = wordsOf(name);
  const core = words.filter((word, index) => index === 0 || !forms.has(word));
  const whole = wholeIn(said, words) ?? wholeIn(said, core);
  if (whole) return { level: 'exact', tokens: whole };
  // A word of the grammar is no slip of a name.
  const typed = said.filter(({ isOfGrammar }) => !isOfGrammar);
  const slipped = tokensWith(typed, core, isSlip);
  const some = tokensWith(said, core, equal);
  if (some.length > 0) return { level: 'words', tokens: [...new Set([...some, ...slipped])] };
  return slipped.length > 0 ? { level: 'slip', tokens: slipped } : undefined;
}

/** Kinds that are known by their company too, though nothing of their own name is said. */
const byAlso: readonly RefKind[] = ['deal', 'campaign', 'set', 'task'];

/** The records of which a sentence says something. */
export function nameHits(tokens: readonly Token[], candidates: readonly FoundName[]): NameHit[] {
  const said = sentenceWords(tokens);
  return candidates.flatMap(({ ref, name, detail, also, addresses, isOver = false }) => {
    const kind = readRef(ref)?.kind;
    if (!kind) return [];
    const own = levelOf(said, name, folded(addresses ?? ''));
    const other = also ? levelOf(said, also) : undefined;
    if (!own && !(other && byAlso.includes(kind))) return [];
    const others = other && other.level !== 'slip' ? other.tokens : [];
    const level = own?.level ?? 'also';
    return [
      { ref, kind, name, detail, level, isOver, tokens: [...new Set([...(own?.tokens ?? []), ...others])] },
    ];
  });
}

/** The best fits: those that take up most words, then those that fit best. */
export function bestOf(hits: readonly NameHit[]): NameHit[] {
  const points = ({ tokens, level }: NameHit) => tokens.length * 10 + levels.indexOf(level);
  const most = Math.max(0, ...hits.map(points));
  const best = hits.filter((hit) => points(hit) === most);
  // Somebody's own name beats a task that speaks of them.
  const own = best.filter(({ kind }) => kind !== 'task');
  return own.length > 0 ? own : best;
}

/** Whether a span holds a token. */
export const holds = (span: Span, token: number): boolean => token >= span.from && token < span.to;
