import type { ArgumentValue } from '../../../../../shared/assistant/commands';
import type { RefKind } from '../../../../../shared/assistant/refs';
import { answerLimits } from '../../../../../shared/assistant/scales';
import { momentOf } from '../../../../../shared/time/clock';
import { site } from '../../../../../shared/site';
import type { NameHit } from '../names';
import { find, has, listedItem, recordsIn, type Sentence, take, tryOut, spend } from '../sentence';
import { periodOf, type TimeSpan } from '../time/times';
import { type Concept } from '../words/lexicon';

/** A reading of something that has several. */
export interface DraftOption {
  hit?: NameHit;
  /** A reading that is no record. */
  day?: string;
  /** The tool of this reading, where it is another one. */
  tool?: string;
  args: Record<string, ArgumentValue>;
}

/** A command as far as it is understood; its sentence knows which words were used. */
export interface Draft {
  tool: string;
  args: Record<string, ArgumentValue>;
  questions: { name: string; options: DraftOption[] }[];
  /** Arguments that the sentence speaks of, which are asked for although the tool could do without. */
  needs: string[];
  sentence: Sentence;
}

/** Begins a command on words of its own. */
export const draftOf = (tool: string, sentence: Sentence): Draft => ({
  tool,
  args: {},
  questions: [],
  needs: [],
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

/** Counts tokens as used. */
export const spendTokens = ({ sentence }: Draft, tokens: readonly number[]) => {
  for (const token of tokens) spend(sentence, { from: token, to: token + 1 });
};

/** The record of the open page of some kinds, the nearest first. */
const ofPage = ({ sentence }: Draft, kinds: readonly RefKind[]) =>
  sentence.known.about.find(({ ref }) => kinds.some((kind) => ref.startsWith(`${kind}-`)));

/** What is open before what is over; where deals are moved or changed, only those, unless none is. */
function openFirst({ tool }: Draft, hits: readonly NameHit[]): NameHit[] {
  const open = hits.filter(({ isOver }) => !isOver);
  const isOpenMeant = tool === 'move_deal' || tool === 'change_deal';
  return open.length > 0 && isOpenMeant ? open : [...open, ...hits.filter(({ isOver }) => isOver)];
}

/**
 * Sets an argument to the record that is named, or asks which; to that of the page where the sentence says «this», or
 * names none and `isPage` is set. Resolves to whether something was found.
 */
export function putRecord(draft: Draft, name: string, kinds: readonly RefKind[], isPage = false): boolean {
  const { sentence } = draft;
  const hits = openFirst(draft, recordsIn(sentence, kinds));
  const [only] = hits;
  if (!only) {
    const page = ofPage(draft, kinds);
    const isThis = has(sentence, 'thisOne');
    if (!page || !(isPage || isThis)) return false;
    if (isThis) spend(sentence, find(sentence, 'thisOne') as { from: number; to: number });
    return put(draft, name, page.ref);
  }
  const tokens = hits.flatMap((hit) => hit.tokens);
  const here = hits.find(({ ref }) => sentence.known.about.some((page) => page.ref === ref));
  spendTokens(draft, here?.tokens ?? tokens);
  if (hits.length === 1 || here) return put(draft, name, (here ?? only).ref);
  draft.questions.push({
    name,
    options: hits.slice(0, answerLimits.options).map((hit) => ({ hit, args: { [name]: hit.ref } })),
  });
  return true;
}

/** Sets the first argument whose record is named; each is called as its kind. */
export const putAnyRecord = (draft: Draft, kinds: readonly RefKind[], isPage = false): boolean =>
  kinds.some((kind) => putRecord(draft, kind, [kind], isPage));

/** Sets an argument to the item of a list that is named. */
export function putListed(draft: Draft, name: string, kind: RefKind, isSome = false): boolean {
  const item = listedItem(draft.sentence, kind);
  if (!item) return false;
  spend(draft.sentence, item);
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
  if (span) spend(draft.sentence, span);
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
  if (clock) spend(draft.sentence, clock);
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
  spend(sentence, money);
  return put(draft, name, money.minor);
}

/** Sets an argument to what is said to be money, else to the first number. */
export const putAmount = (draft: Draft, name: string): boolean =>
  [true, false].some((isMarked) => putMoney(draft, name, isMarked));

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
