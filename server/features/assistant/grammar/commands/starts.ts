import type { Mark } from '../marks';
import { has, type Sentence, take } from '../sentence';
import { type Concept, fillers } from '../words/lexicon';

/** The first words that can mean something, if nothing but connecting words and days stands before them. */
export function firstMark({ marks, tokens, days, clocks }: Sentence): Mark | undefined {
  const [first] = marks.filter(({ concepts }) => concepts.some((concept) => concept !== 'thisOne'));
  const before = tokens.slice(0, first?.from ?? 0);
  const isTime = (token: number) => [...days, ...clocks].some(({ from, to }) => token >= from && token < to);
  return before.every(({ plain, isQuoted }, token) => (fillers.has(plain) && !isQuoted) || isTime(token))
    ? first
    : undefined;
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
  'toCall',
  'howGoes',
  'when',
] as const;

/** Verbs by which something is told to be changed, wherever they stand first. */
const orders = [
  'set',
  'move',
  'postpone',
  'delete',
  'assign',
  'writeTo',
  'approve',
  'rewrite',
  'schedule',
  'otherOrder',
] as const;

/** Words that order when they stand first, though their concepts have nouns and states too. */
const orderWords = new Set(
  `close cierra cierrala cierralo cerrar add create register insert añade anade anadir crea crear registra agrega finish complete
  termina completa tacha pausa pause deten detener stop label tag etiqueta etiquetar`.split(/\s+/),
);

/** Whether a sentence begins by telling to change something: no list may answer it. */
export function isOrder(sentence: Sentence): boolean {
  if (/[?¿]/.test(sentence.text)) return false;
  const first = firstMark(sentence);
  const word = sentence.tokens[first?.from ?? 0]?.plain ?? '';
  return first !== undefined && (starts(sentence, ...orders) || orderWords.has(word));
}

/** Whether something is told to be changed behind a comma: «he said yes, mark it as won». */
export const isOrderedLater = ({ tokens, marks, text }: Sentence): boolean =>
  !/[?¿]/.test(text) &&
  marks.some(
    ({ from, concepts }) =>
      from > 0 &&
      concepts.some((each) => orders.some((order) => order === each)) &&
      /[,;]/.test(text.slice(tokens[from - 1]?.end ?? 0, tokens[from]?.start ?? 0)),
  );

/** Whether a verb of change stands somewhere in it. */
export const hasOrder = (sentence: Sentence): boolean => has(sentence, ...orders);

/** Whether a sentence asks; «that» in the middle of an order does not. */
export const asks = (sentence: Sentence): boolean =>
  starts(sentence, ...asking) ||
  /[?¿]/.test(sentence.text) ||
  (!isOrder(sentence) &&
    !isOrderedLater(sentence) &&
    has(sentence, 'which', 'who', 'howMany', 'howMuch', 'when'));

/** Uses the words by which something is asked for. */
export const takeAsking = (sentence: Sentence): boolean => take(sentence, ...asking, 'newOnes');
