import { plainText } from '../../../plain-text';
import { accentedWords, keywords, type SearchedField, type Vocabulary } from './keywords';

/** A word as the text spells it, and the index of its first character. */
export interface FoundWord {
  word: string;
  at: number;
}

/** The first word of a text that calls for a module and is not part of an excluded phrase. */
export const findKeyword = (text: string, field: SearchedField): FoundWord | undefined =>
  findWord(text, patterns[field]);

/** The first word of a text that a vocabulary counts. */
export function findWord(text: string, { found, notFound }: Patterns): FoundWord | undefined {
  const { line, words } = lineOf(text);
  const match = found.exec(line.replace(notFound, (struck) => ` ${'.'.repeat(struck.length - 1)}`));
  return match ? words.get(match.index) : undefined;
}

// Begins with a letter, not a mark: the invisible end of an emoji such as ⚠️ is a mark.
const wordOrNumber = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu;

/** Separators that no phrase crosses. */
const parting = /[.…,;:!?¿¡()[\]{}|/\\•·–—]|\s[-*]|[-*]\s/;

/**
 * The plain words of a text, each between two spaces, with " . " at the end of a phrase; and the original word at each
 * position.
 */
function lineOf(text: string) {
  const words = new Map<number, FoundWord>();
  let line = '';
  let end = 0;
  for (const { 0: word, index: at } of text.matchAll(wordOrNumber)) {
    if (parting.test(text.slice(end, at))) line += ' .';
    words.set(line.length, { word, at });
    line += ` ${accentedWords.includes(word.normalize('NFC').toLowerCase()) ? '.' : plainText(word)}`;
    end = at + word.length;
  }
  return { line: `${line} `, words };
}

const anyOf = (list: string[], flags = '') =>
  new RegExp(` (?:${plainText(list.join(', ')).replaceAll(', ', '|')})(?= )`, flags);

/** A vocabulary ready for searching. */
export interface Patterns {
  found: RegExp;
  notFound: RegExp;
}

export const compiled = ({ found, notFound }: Vocabulary): Patterns => ({
  found: anyOf(found),
  notFound: anyOf(notFound, 'g'),
});

const patterns = {
  departmentName: compiled(keywords.departmentName),
  departmentFunction: compiled(keywords.departmentFunction),
  problem: compiled(keywords.problem),
  strength: compiled(keywords.strength),
};
