import { countWords } from '../../../../../../shared/marketing/campaigns/counters';
import { fold } from '../../../grammar/words/fold';

const opening = (text: string) => /[\p{L}\p{N}]+/u.exec(fold(text))?.[0] ?? '';

const same = <T>(values: readonly T[]) => values.every((value) => value === values[0]);

/** Whether a sentence would be the third running with one opening or length. */
export function isDull(before: readonly string[], text: string): boolean {
  const last = before.slice(-2);
  const three = [...last, text];
  return last.length === 2 && (same(three.map(opening)) || same(three.map(countWords)));
}

const goingOn =
  /^(?:Y|También|Eso sí|Por cierto|Resulta|Además|A la hora|O sea|And|Yes|By the way|On top of|As it happens|Which|For a start|Para empezar|In short|All told|Put together|In a few words|En resumen|En pocas palabras|Todo junto|Dicho)(?!\p{L})|, (?:too|por su parte,)/u;

/** Whether a sentence takes up one before it, and so cannot stand first or alone. */
export const goesOn = (text: string): boolean => goingOn.test(text);

const runsOf = (text: string, length: number) => {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(length - 1).map((_word, index) => words.slice(index, index + length).join(' '));
};

/** Whether a sentence says again, in a run of so many words, what one before it said. */
export function saysAgain(before: readonly string[], text: string, length = 5): boolean {
  const said = new Set(before.flatMap((one) => runsOf(one, length)));
  return runsOf(text, length).some((run) => said.has(run));
}

/**
 * Whether a sentence repeats what the ones before it have just done: a colon, an opening, the product's name, or the
 * company's, which one text needs once.
 */
export function isRepetitive(
  before: readonly string[],
  text: string,
  product: string,
  company: string,
): boolean {
  const previous = before.at(-1);
  const has = (one: string, word: string) => fold(one).includes(fold(word));
  if (before.some((one) => has(one, company)) && has(text, company)) return true;
  if (previous === undefined) return false;
  return (
    (/: /u.test(previous) && /: /u.test(text)) ||
    opening(previous) === opening(text) ||
    (has(previous, product) && has(text, product))
  );
}
