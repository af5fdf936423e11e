import { momentOf } from '../../../../../shared/time/clock';
import { site } from '../../../../../shared/site';
import type { Mark } from '../marks';
import { find, type Sentence, spend } from '../sentence';
import { overlaps, type Span } from '../tokens';
import { type Draft, draftOf, type Frame, put, putAnyRecord } from './draft';
import { starts } from './starts';
import { capital, takeText } from './take-text';

const types = { called: 'call', met: 'meeting', wrote: 'email', noted: 'note' } as const;
const triggers = ['called', 'met', 'wrote', 'noted'] as const;

const wordsOf = ({ tokens }: Sentence, { from, to }: Span) =>
  tokens.slice(from, to).map(({ plain }) => plain);

/** Whether nothing but connecting words and days stands between two places of a sentence, and no comma. */
function isBeside({ tokens, text, days, clocks }: Sentence, one: Span, other: Span): boolean {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  const between = { from: first.to, to: second.from };
  const gap = text.slice(tokens[first.to - 1]?.end ?? 0, tokens[second.from]?.start ?? 0);
  const isFilled = tokens
    .slice(between.from, between.to)
    .every((_, index) =>
      [...days, ...clocks].some(({ from, to }) => between.from + index >= from && between.from + index < to),
    );
  return isFilled && !/[,;:.!–—]/.test(gap);
}

/** The day and the time of day that stand beside the verb or the name: others belong to what was said. */
function putWhen(draft: Draft, trigger: Mark, names: readonly number[]): void {
  const { sentence } = draft;
  const { days, clocks, known } = sentence;
  if (wordsOf(sentence, trigger).some((word) => ['just', 'acabo', 'acabamos'].includes(word))) return;
  const named = names.length === 0 ? [] : [{ from: Math.min(...names), to: Math.max(...names) + 1 }];
  const places = [trigger, ...named];
  const isNear = (span: Span) =>
    places.every((place) => !overlaps(place, span)) &&
    places.some((place) => isBeside(sentence, place, span));
  const day = days.find((span) => isNear(span) && !span.other);
  const clock = clocks.find(isNear);
  const date = day?.behind.from ?? (clock && known.today);
  if (!date || date > known.today) return;
  const moment = clock && momentOf(`${date}T${clock.time}`, site.timeZone);
  // What has been said was not said later than now.
  if (moment && moment > known.now) return;
  put(draft, 'when', moment ? moment.toISOString() : date);
  for (const span of [day, clock]) if (span) spend(sentence, span);
}

/** Uses the words before the verb, which say only who did it. */
function spendBefore({ sentence }: Draft, { from }: Span): void {
  for (let token = 0; token < from; token += 1)
    if (!sentence.days.some((span) => token >= span.from && token < span.to)) sentence.used.add(token);
}

export const logCommunication: Frame = (sentence) => {
  if (!starts(sentence, ...triggers) || sentence.text.includes('?')) return undefined;
  const draft = draftOf('log_communication', sentence);
  const own = draft.sentence;
  const trigger = find(own, ...triggers);
  if (!trigger) return undefined;
  const concept = triggers.find((each) => trigger.concepts.includes(each)) ?? 'noted';
  const isCall = concept === 'noted' && /call|llamada/.test(wordsOf(own, trigger).join(' '));
  spendBefore(draft, trigger);
  spend(own, trigger);
  put(draft, 'type', isCall ? 'call' : types[concept]);
  const used = new Set(own.used);
  putAnyRecord(draft, ['contact', 'company', 'deal'], true);
  const linked = new Set(own.used);
  // Of «I called Lucía: …» the name is no part of the text, of «note that Acme …» it is, with its days.
  if (concept === 'noted' && !isCall) {
    own.used.clear();
    for (const token of used) own.used.add(token);
  } else
    putWhen(
      draft,
      trigger,
      [...linked].filter((token) => !used.has(token)),
    );
  const text = takeText(draft, 0, own.tokens.length, true);
  for (const token of linked) own.used.add(token);
  put(draft, 'text', capital(text));
  return draft;
};
