import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';

/** The words of a text that carry something, without their endings. */
const roots = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 6));

/** Whether so large a share of a text only says again what another one says. */
export function repeats(text: string, other: string, share: number): boolean {
  const own = roots(text);
  const said = new Set(roots(other));
  return own.length > 0 && own.filter((word) => said.has(word)).length / own.length >= share;
}

/** Whether a company is called like its thing: a sentence that names both says the same word twice. */
export const isNamedAlike = (company: string, noun: string): boolean =>
  fold(company.trim()) === fold(noun) || repeats(noun, company, 0.6);

const wordsOf = (text: string): string[] => fold(text).split(/\s+/u);

/** What may follow the noun of an English kind: “a service for executors”. */
const goesOn = /^(?:for|of|in|with|that|to|at|on|where|which)$/u;

/** Whether a kind says the noun of the thing again: «El servicio de incineración es un servicio …». */
export function isEchoed(noun: string, kind: string, language: Language): boolean {
  const words = wordsOf(kind);
  // «Casa Toribia es una casa de piedra …» says something new, and so it is said.
  if (language === 'es') return words[0] === wordsOf(noun)[0] && repeats(kind, noun, 0.6);
  const end = words.findIndex((word) => goesOn.test(word));
  return words[(end < 0 ? words.length : end) - 1] === wordsOf(noun).at(-1);
}

/** What an English kind adds to a thing whose noun it repeats: “for executors” of “a service for executors”. */
export function kindRest(noun: string, kind: string): string | undefined {
  const [first, second = ''] = wordsOf(kind);
  return first === wordsOf(noun).at(-1) && goesOn.test(second)
    ? kind.slice(kind.indexOf(' ') + 1)
    : undefined;
}

/** Whether a result says the thing's own word again: «Con el pan de masa madre, tienes pan …». */
export function isAgain(noun: string, result: string): boolean {
  const head = wordsOf(noun).find((word) => word.length > 2);
  return (
    head !== undefined &&
    fold(result)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(head)
  );
}

/** How often a text has some words as they are: «en Bath» does not stand in «en Bathgate». */
export function timesIn(text: string, words: string): number {
  const letter = /[\p{L}\p{N}]/u;
  const parts = text.toLowerCase().split(words.toLowerCase());
  return parts.slice(1).filter((after, index) => {
    const before = parts[index]?.at(-1) ?? '';
    return !letter.test(before) && !letter.test(after.slice(0, 1));
  }).length;
}
