import type { ArgumentValue } from '../../../../../shared/assistant/commands';
import type { RefKind } from '../../../../../shared/assistant/refs';
import { answerLimits } from '../../../../../shared/assistant/scales';
import { momentOf } from '../../../../../shared/time/clock';
import { site } from '../../../../../shared/site';
import type { NameHit } from '../names';
import { find, has, listedItem, recordsIn, type Sentence, take, tryOut, use } from '../sentence';
import { periodOf, type TimeSpan } from '../time/times';
import { type Concept, fillers } from '../words/lexicon';

/** A reading of something that has several. */
export interface DraftOption {
  hit?: NameHit;
  /** A reading that is no record. */
  day?: string;
  args: Record<string, ArgumentValue>;
}

/** A command as far as it is understood; its sentence knows which words were used. */
export interface Draft {
  tool: string;
  args: Record<string, ArgumentValue>;
  questions: { name: string; options: DraftOption[] }[];
  sentence: Sentence;
}

/** Begins a command on words of its own. */
export const draftOf = (tool: string, sentence: Sentence): Draft => ({
  tool,
  args: {},
  questions: [],
  sentence: tryOut(sentence),
});

/** A command is tried where it may be meant; undefined where it is not. */
export type Frame = (sentence: Sentence) => Draft | undefined;

/** Sets an argument; nothing is set to undefined. */
export function put(draft: Draft, name: string, value: ArgumentValue | undefined): boolean {
  if (value === undefined) return false;
  draft.args[name] = value;
  return true;
}

const useTokens = ({ sentence }: Draft, tokens: readonly number[]) => {
  for (const token of tokens) use(sentence, { from: token, to: token + 1 });
};

/** The record of the open page of some kinds, the nearest first. */
const ofPage = ({ sentence }: Draft, kinds: readonly RefKind[]) =>
  sentence.known.about.find(({ ref }) => kinds.some((kind) => ref.startsWith(`${kind}-`)));

/**
 * Sets an argument to the record that is named, or asks which; to that of the page where the sentence says «this», or
 * names none and `isPage` is set. Resolves to whether something was found.
 */
export function putRecord(draft: Draft, name: string, kinds: readonly RefKind[], isPage = false): boolean {
  const { sentence } = draft;
  const hits = recordsIn(sentence, kinds);
  const [only] = hits;
  if (!only) {
    const page = ofPage(draft, kinds);
    const isThis = has(sentence, 'thisOne');
    if (!page || !(isPage || isThis)) return false;
    if (isThis) use(sentence, find(sentence, 'thisOne') as { from: number; to: number });
    return put(draft, name, page.ref);
  }
  const tokens = hits.flatMap((hit) => hit.tokens);
  const here = hits.find(({ ref }) => sentence.known.about.some((page) => page.ref === ref));
  useTokens(draft, here?.tokens ?? tokens);
  if (hits.length === 1 || here) return put(draft, name, (here ?? only).ref);
  draft.questions.push({
    name,
    options: hits.slice(0, answerLimits.options).map((hit) => ({ hit, args: { [name]: hit.ref } })),
  });
  return true;
}

/** Sets an argument to the item of a list that is named. */
export function putListed(draft: Draft, name: string, kind: RefKind, isSome = false): boolean {
  const item = listedItem(draft.sentence, kind);
  if (!item) return false;
  use(draft.sentence, item);
  return put(draft, name, isSome ? [item.ref] : item.ref);
}

/** Where an account has one only, or the page is about one, it is meant. */
export function putOnly(draft: Draft, name: string, kind: RefKind): void {
  if (putListed(draft, name, kind)) return;
  const items = draft.sentence.known.lists[kind] ?? [];
  const page = ofPage(draft, [kind]);
  put(draft, name, page?.ref ?? (items.length === 1 ? items[0]?.ref : undefined));
}

const freeDays = ({ sentence }: Draft) =>
  sentence.days.find(({ from, to }) => {
    for (let token = from; token < to; token += 1) if (sentence.used.has(token)) return false;
    return true;
  });

/** The next days that were not used. */
export function takeDays(draft: Draft): TimeSpan | undefined {
  const span = freeDays(draft);
  if (span) use(draft.sentence, span);
  return span;
}

/** Sets an argument to the period of the next days. */
export function putPeriod(draft: Draft, name: string, looking: 'ahead' | 'behind'): boolean {
  const span = takeDays(draft);
  return put(draft, name, span && periodOf(span, looking));
}

/** A day, with the time of day that is said. */
function momentText(draft: Draft, day: string): string {
  const [clock] = draft.sentence.clocks;
  return clock ? momentOf(`${day}T${clock.time}`, site.timeZone).toISOString() : day;
}

/** Sets an argument to a day or a moment; two readings that are as good become a question. */
export function putTime(draft: Draft, name: string, looking: 'ahead' | 'behind'): boolean {
  const span = takeDays(draft);
  const [clock] = draft.sentence.clocks;
  if (clock) use(draft.sentence, clock);
  if (!span) return clock ? put(draft, name, momentText(draft, draft.sentence.known.today)) : false;
  const { from } = looking === 'ahead' ? span.ahead : span.behind;
  if (!span.other) return put(draft, name, momentText(draft, from));
  draft.questions.push({
    name,
    options: [from, span.other.from].map((day) => ({ day, args: { [name]: momentText(draft, day) } })),
  });
  return true;
}

/** Sets an argument to the first amount that is not used; with `isMarked` only to one that is said to be money. */
export function putMoney(draft: Draft, name: string, isMarked = false): boolean {
  const { sentence } = draft;
  const money = sentence.moneys.find((each) => !sentence.used.has(each.from) && (each.isMarked || !isMarked));
  if (!money) return false;
  use(sentence, money);
  return put(draft, name, money.minor);
}

/** Sets an argument to a code where one of its concepts is said. */
export function putCode(
  draft: Draft,
  name: string,
  codes: Readonly<Partial<Record<Concept, string | boolean>>>,
): boolean {
  for (const [concept, code] of Object.entries(codes) as [Concept, string | boolean][])
    if (take(draft.sentence, concept)) return put(draft, name, code);
  return false;
}

const isEdge = (plain: string) => fillers.has(plain) || plain === 'that' || plain === 'que';

/** Words that join a text to what is said before it. */
const joins = new Set('that que and y to a al of de del me about sobre para for'.split(' '));

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
  const isStart = (plain: string) => (keepsStart ? joins.has(plain) : isEdge(plain));
  while (indexes.length > 0 && isStart(plainAt(indexes[0])) && !tokens[indexes[0] as number]?.isQuoted)
    indexes = indexes.slice(1);
  while (indexes.length > 0 && isEdge(plainAt(indexes.at(-1)))) indexes = indexes.slice(0, -1);
  useTokens(draft, indexes);
  const runs: string[] = [];
  let last = -2;
  for (const index of indexes) {
    const { start, end } = tokens[index] as { start: number; end: number };
    const before = tokens[last];
    if (index === last + 1 && before) runs.push(text.slice(before.end, start) + text.slice(start, end));
    else runs.push((runs.length > 0 ? ' ' : '') + text.slice(start, end));
    last = index;
  }
  const said = runs
    .join('')
    .replace(/["“”«»]/g, '')
    .replace(/[\s.,;:]+$/, '')
    .trim();
  return said;
}
