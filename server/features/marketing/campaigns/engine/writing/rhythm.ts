import { countWords } from '../../../../../../shared/marketing/campaigns/counters';
import { fold } from '../../../grammar/words/fold';
import { keeping } from '../../validators/keeping';

const folded = keeping(fold);

const opening = (text: string) => /[\p{L}\p{N}]+/u.exec(folded(text))?.[0] ?? '';

const same = <T>(values: readonly T[]) => values.every((value) => value === values[0]);

/** Whether a sentence would be the third running with one opening or length. */
export function isDull(before: readonly string[], text: string): boolean {
  const last = before.slice(-2);
  const three = [...last, text];
  return last.length === 2 && (same(three.map(opening)) || same(three.map(countWords)));
}

const goingOn =
  /^(?:[YE]|También|And|Also|What is more|One more thing|That is|That)(?!\p{L})|, too(?!\p{L})/u;

/** Whether a sentence takes up one before it, and so cannot stand first or alone. */
export const goesOn = (text: string): boolean => goingOn.test(text);

/** Whether a sentence speaks of something that has not been named: «It is oiled by hand». */
export const opensOnPronoun = (text: string): boolean =>
  /^(?:[^:]{3,20}: )?(?:it|they) (?!has rained|is (?:raining|late|cold|dark|Monday))/iu.test(text);

/** So many words in a row say something again. */
const run = 5;

const runsOf = keeping((text) => {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(run - 1).map((_word, index) => words.slice(index, index + run).join(' '));
});

/** Whether a sentence says again, in a run of words, what one before it said. */
export function saysAgain(before: readonly string[], text: string): boolean {
  const said = new Set(before.flatMap(runsOf));
  return runsOf(text).some((one) => said.has(one));
}

const wordSetOf = keeping((text) => new Set<string>(folded(text).match(/[\p{L}\p{N}]+/gu)));

/** The words of a fact that mean something; none where it is a bare measure, which may stand beside its price. */
const tellingOf = keeping((fact) => {
  const telling = [...wordSetOf(fact)].filter((word) => word.length > 3 || /\d/u.test(word));
  return telling.some((word) => word.length > 3) ? telling : [];
});

/** Whether a sentence tells all of a fact: every word of it that means something. */
function tells(text: string, fact: string): boolean {
  const telling = tellingOf(fact);
  const said = wordSetOf(text);
  return telling.length > 0 && telling.every((word) => said.has(word));
}

/** Whether a sentence tells a fact in the words in which one before it has told it. */
export const tellsAgain = (before: readonly string[], text: string, facts: readonly string[]): boolean =>
  facts.some((fact) => tells(text, fact) && before.some((one) => tells(one, fact)));

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
  const has = (one: string, word: string) => folded(one).includes(folded(word));
  if (before.some((one) => has(one, company)) && has(text, company)) return true;
  if (previous === undefined) return false;
  return (
    (/: /u.test(previous) && /: /u.test(text)) ||
    opening(previous) === opening(text) ||
    (has(previous, product) && has(text, product))
  );
}
