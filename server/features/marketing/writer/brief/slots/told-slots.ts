import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { capital } from '../../../../../../shared/marketing/products/brief/tidy';
import type { Words } from '../../blueprint/load';
import type { Result } from '../answers/answer';
import { repeats } from '../answers/repeats';
import { isState, personSlots } from './second-person';

/** Whether a result says a word of the thing again: “With our clear aligners, you can take the aligners out”. */
export const saysAgain = (noun: string, result: string): boolean => repeats(noun, result, 0.1);

/** “With the course, you can …”. */
export const withNamed = (words: Words, text: string, name: string): string =>
  (words('with') ?? '_').replace('_', () => text).replace('%', () => name);

/** Of what results are told. */
export interface Told {
  /** “our yoga classes”, and without the article. */
  thing: Line;
  noun: string;
}

/** Results that say who does it need no “with”: “you can leave the forms to us”. */
const namesUs = /\b(?:us|me|our|my)\b/iu;

/** The form of a result with the thing, which opens a text; none for states, and where a word would come twice. */
export function withThing(
  { kind, line: { text, facts } }: Result,
  words: Words,
  { thing, noun }: Told,
): Line | undefined {
  const isApart = kind !== 'clause' && (kind === 'we' || isState(text, words));
  if (!words('with') || isApart || namesUs.test(text) || saysAgain(noun, text)) return undefined;
  const told = kind === 'clause' ? text : (words('can') ?? '_').replace('_', () => text);
  return { text: withNamed(words, told, thing.text), facts: [...thing.facts, ...facts] };
}

/**
 * English results in the owner's order: `told` as sentences that follow each other, `head` each by itself, `act` the
 * imperative of what the reader does; `withFirst` is the first as a sentence that names the thing. A language without
 * these words has none of them.
 */
export function toldSlots(results: readonly Result[], words: Words, told: Told): [string, Line][] {
  if (!words('states')) return [];
  let acts = 0;
  let heads = 0;
  const sentence = ({ text, facts }: Line): Line => ({ text: `${capital(text)}.`, facts });
  const opening = results[0] && withThing(results[0], words, told);
  const all = results.flatMap(({ kind, line }, index): [string, Line][] => {
    const nth = index + 1;
    // “Take the aligners out to eat” reads as advice for those who have them.
    const isHead = !saysAgain(told.noun, line.text);
    if (isHead) heads += 1;
    const entries = (head: Line, said: Line): [string, Line][] => [
      ...(isHead ? [[`head${heads}`, { ...head, text: capital(head.text) }] as [string, Line]] : []),
      [`told${nth}`, sentence(said)],
    ];
    if (kind === 'clause') return entries(line, line);
    const person = new Map(personSlots(line, words, ''));
    const you = person.get('you') ?? line;
    const also = person.get('also') ?? line;
    const third = { ...you, text: (words('and') ?? '_').replace('_', () => you.text) };
    const said = acts === 0 ? you : acts === 2 ? third : also;
    acts += 1;
    const act = isHead && kind === 'can' ? person.get('do') : undefined;
    return [...entries(you, said), ...(act ? [[`act${heads}`, act] as [string, Line]] : [])];
  });
  return opening ? [...all, ['withFirst', sentence(opening)]] : all;
}

/** The slots of the results that headings do not tell, which keep their places: the first of them says no “also”. */
export function toldAfter(
  results: readonly Result[],
  words: Words,
  { told, thing }: { told: ReadonlySet<string>; thing: Told },
): [string, Line][] {
  const left = results.flatMap((result, index) =>
    result.line.facts.some((fact) => told.has(fact)) ? [] : [{ result, nth: index + 1 }],
  );
  const slots = new Map(
    toldSlots(
      left.map(({ result }) => result),
      words,
      thing,
    ),
  );
  return left.flatMap(({ nth }, index): [string, Line][] => {
    const line = slots.get(`told${index + 1}`);
    return line ? [[`told${nth}`, line]] : [];
  });
}
