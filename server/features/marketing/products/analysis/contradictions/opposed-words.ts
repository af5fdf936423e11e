import type { Opposed } from './differing-amounts';
import { sharedBy, type Statement } from './statement';
import { oppositeWords } from './words/opposites';

/** The words of a text at which a folded pattern was found, as they are written. */
const asWritten = (text: string, found: RegExpExecArray) =>
  text.normalize('NFC').slice(found.index, found.index + found[0].length);

/** Sí and no are the whole value of a detail: «Mascotas: sí». */
const answersOf = (folded: string) => /:\s(si|no|yes)\b/u.exec(folded)?.[1];

/** «Gratis» against «de pago», «incluido» against «no incluido»: of one thing, only one of them holds. */
function pairOfWords(one: Statement, other: Statement): Opposed | undefined {
  for (const [left, right] of oppositeWords[one.language].pairs) {
    const isAnswer = left.test('si') || left.test('yes');
    if (isAnswer && (!answersOf(one.folded) || !answersOf(other.folded))) continue;
    for (const [first, second] of [
      [left, right],
      [right, left],
    ] as const) {
      const [mine, theirs] = [first.exec(one.folded), second.exec(other.folded)];
      const isClear = mine && theirs && !second.test(one.folded) && !first.test(other.folded);
      if (isClear) return { one: asWritten(one.text, mine), other: asWritten(other.text, theirs) };
    }
  }
  return undefined;
}

/** The words that one fact takes back and the other states: «sin permanencia», «permanencia de 12 meses». */
const takenBack = (one: Statement, other: Statement) =>
  [...one.negated].filter((word) => other.about.has(word) && !other.negated.has(word));

/** Words of a fact that are few enough for one shared word to say that both are about the same thing. */
const few = 2;

function negation(one: Statement, other: Statement): boolean {
  const words = takenBack(one, other);
  if (words.length === 0 || one.isQualified || other.isQualified) return false;
  return sharedBy(one, other).length > 1 || Math.min(one.about.size, other.about.size) <= few;
}

/** The words in which two facts about one thing stand against each other; undefined when they do not. */
export function opposedWords(one: Statement, other: Statement): Opposed | undefined {
  if (sharedBy(one, other).length === 0) return undefined;
  const pair = one.isQualified || other.isQualified ? undefined : pairOfWords(one, other);
  if (pair) return pair;
  if (negation(one, other) || negation(other, one)) return { one: one.text, other: other.text };
  return undefined;
}
