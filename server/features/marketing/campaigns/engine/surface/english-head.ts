import { fold } from '../../../grammar/words/fold';
import { englishNouns } from './english-nouns';

/** A plural without its ending. */
export const singularOf = (word: string) =>
  word
    .replace(/ies$/u, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/u, '')
    .replace(/(?<!s)s$/u, '')
    .replace(/(?<=(?:kni|lo|shel))ve$/u, 'fe');

/** The last word before a preposition, a comma or a number heads an English name: «set» in «Set of three bowls». */
export function englishHead(name: string): string {
  const whole =
    name
      .replace(/^end of /iu, '')
      .split(
        /(?<!\s)\s+(?:for|with|without|of|in|at|on|per|through|around|near|from|to|by|-|–|\|)\s+|,|\(|\s[–-]\s|\s\d/iu,
      )[0] ?? name;
  // «Salt and pepper mill» is one thing, «sofa and footstool» are two.
  const [first = whole, ...others] = whole.split(/(?<!\s)\s+(?:and|&)\s+/iu);
  const isThing = (text: string) => englishNouns.has(singularOf(fold(text.split(/\s+/u).at(-1) ?? '')));
  const before = others.length > 0 && !isThing(first) && isThing(others.at(-1) ?? '') ? whole : first;
  return (
    before
      .trim()
      .split(/\s+/u)
      .at(-1)
      ?.replace(/[^\p{L}-]/gu, '') ?? ''
  );
}

/** What is done for a buyer, and takes no article: «office cleaning», «pallet transport». */
export const isServiceNoun = (head: string) =>
  /^(?:transport|haulage|hire|photography|research|surgery|payroll|storage|insurance|advice|accountancy|maintenance|repair|childcare|tuition)$/u.test(
    head,
  ) ||
  (/.{3}ing$/u.test(head) &&
    !englishNouns.has(head) &&
    !/^(?:sling|spring|string|earring|lighting|clothing|painting|pudding|railing|ceiling)$/u.test(head));

/** A service as texts go on about it: «house cleaning» in «Weekly house cleaning», «bookkeeping». */
export const shortService = (name: string) =>
  (name.split(/(?<!\s)\s+(?:for|with|without|of|in|at|on|per|from|to|by|and|&)\s+|,|\(/iu)[0] ?? name)
    .split(/\s+/u)
    .slice(-2)
    .join(' ');
