import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { capital } from '../../../../../../shared/marketing/products/brief/tidy';
import type { Words } from '../../blueprint/load';
import type { Result } from '../answers/answer';
import { repeats } from '../answers/repeats';
import { personSlots } from './second-person';

/** Whether a result says a word of the thing again: “With our clear aligners, you can take the aligners out”. */
export const saysAgain = (noun: string, result: string): boolean => repeats(noun, result, 0.1);

/** “With the course, you can …”: by its name, or “it”. */
export const withNamed = (words: Words, text: string, name: string): string =>
  (words('with') ?? '_').replace('_', () => text).replace('%', () => name);

/** Of what results are told, and by whom. */
export interface Told {
  /** “our yoga classes”, and without the article. */
  thing: Line;
  noun: string;
  isPlural: boolean;
  /** The company speaks as one person. */
  isOne: boolean;
}

/**
 * English results in the owner's order: `told` as sentences that follow each other, `it` the same directly after a
 * sentence about the thing, `head` each by itself, `act` the imperative of what the reader does. What the reader can do
 * is said with the thing, since it may be reached only later. A language without these words has none of them.
 */
export function toldSlots(
  results: readonly Result[],
  words: Words,
  { thing, noun, isPlural, isOne }: Told,
): [string, Line][] {
  if (!words('states')) return [];
  const framed = (name: string, text: string) => (words(name) ?? '_').replace('_', () => text);
  let acts = 0;
  return results.flatMap(({ kind, line }, index): [string, Line][] => {
    const { facts } = line;
    const nth = index + 1;
    const canName = nth === 1 && !saysAgain(noun, line.text);
    const sentence = (text: string): Line => ({
      text: `${capital(text)}.`,
      facts: text.includes(thing.text) ? [...thing.facts, ...facts] : facts,
    });
    const entries = (head: string, told: string, it = told): [string, Line][] => [
      [`head${nth}`, { text: capital(head), facts }],
      [`told${nth}`, sentence(told)],
      [`it${nth}`, sentence(it)],
    ];
    if (kind === 'clause')
      return entries(line.text, canName ? withNamed(words, line.text, thing.text) : line.text, line.text);
    const person = new Map(personSlots(line, words, ''));
    const [you = '', also = ''] = ['you', 'also'].map((name) => person.get(name)?.text);
    const isOurs = kind === 'we' && !isOne;
    const own = (text: string) => (isOurs ? framed('withUs', text) : text);
    const isNamed = canName && kind === 'can' && person.has('do');
    const told = acts === 0 ? own(you) : acts === 2 ? framed('and', own(you)) : own(also);
    const named = (by: string) => withNamed(words, told, by);
    acts += 1;
    const act = kind === 'can' ? person.get('do') : undefined;
    return [
      ...(isNamed
        ? entries(you, named(thing.text), named(isPlural ? thing.text : 'it'))
        : entries(own(you), told)),
      ...(act ? [[`act${nth}`, act] as [string, Line]] : []),
    ];
  });
}
