import { has, type Mark, type Sentence, take } from '../sentence';
import { type Concept, fillers } from '../words/lexicon';

/** The first words that can mean something, if nothing but connecting words stands before them. */
export function firstMark({ marks, tokens }: Sentence): Mark | undefined {
  const [first] = marks.filter(({ concepts }) => concepts.some((concept) => concept !== 'thisOne'));
  const before = tokens.slice(0, first?.from ?? 0);
  return before.every(({ plain, isQuoted }) => fillers.has(plain) && !isQuoted) ? first : undefined;
}

/** Whether a sentence begins with one of the concepts. */
export const starts = (sentence: Sentence, ...concepts: readonly Concept[]): boolean =>
  firstMark(sentence)?.concepts.some((each) => concepts.includes(each)) ?? false;

/** Words by which something is asked for, and what a list is of. */
const asking = [
  'show',
  'which',
  'who',
  'howMany',
  'howMuch',
  'have',
  'find',
  'open',
  'history',
  'lacks',
  'todo',
] as const;

/** Whether a sentence asks. */
export const asks = (sentence: Sentence): boolean =>
  starts(sentence, ...asking) ||
  /[?¿]/.test(sentence.text) ||
  has(sentence, 'which', 'who', 'howMany', 'howMuch');

/** Uses the words by which something is asked for. */
export const takeAsking = (sentence: Sentence): boolean => take(sentence, ...asking, 'newOnes');
