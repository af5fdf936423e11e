import { setImmediate as breathe } from 'node:timers/promises';
import type { z } from 'zod';
import type { Language } from '../../../../../shared/languages';
import type { Misspelling } from '../../../../../shared/marketing/products/analysis';
import type { spelledText } from '../../../../../shared/marketing/products/schemas';
import { loadRightWords, type RightWords } from './right-words';
import { suggestionsFor } from './suggestions';
import { englishCorrections } from './words/safe-en';
import { spanishCorrections } from './words/safe-es';
import type { SafeWords } from './words/safe-words';

const safe: Record<Language, SafeWords> = { es: spanishCorrections, en: englishCorrections };

/** What is no word to be checked: addresses, mails, handles, tags, and what has a digit. */
const unread =
  /https?:\/\/\S+|\bwww\.\S+|[\w.+-]{1,64}@[\w.-]+|[@#][\p{L}\p{N}_]+|\b[\w-]{1,63}(?:\.[\w-]{1,63})+\b|[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gu;

const word = /\p{L}+(?:['’]\p{L}+)*/gu;

/** Wrong words for which others are looked for in one text; further ones are only told. */
const mostSuggested = 8;

interface Found {
  at: number;
  word: string;
}

/** The words that are to be checked, with the rest of the text around them left out. */
function wordsIn(text: string): Found[] {
  const masked = text.replace(unread, (found) => ' '.repeat(found.length));
  return Array.from(masked.matchAll(word), ({ 0: found, index }) => ({ at: index, word: found }));
}

const startsSentence = (text: string, at: number) =>
  /(?:^|[.!?:…\n]["»”)]?\s{0,5}|[¿¡«“"(]\s?|^[-•]\s?)$/u.test(text.slice(Math.max(0, at - 10), at));

/** A capital within a sentence makes a name, and a text in capitals is read as small letters. */
const isName = (text: string, { at, word: one }: Found) =>
  /^\p{Lu}/u.test(one) &&
  one.length > 1 &&
  (!startsSentence(text, at) || /.\p{Lu}/u.test(one)) &&
  text !== text.toUpperCase();

/** A word as the one that stands in its place is begun. */
const likewise = (written: string, right: string) =>
  /^\p{Lu}/u.test(written) ? right.charAt(0).toLocaleUpperCase('es') + right.slice(1) : right;

/** Corrections that are right without asking. */
function safeIn(text: string, { words, patterns }: SafeWords): Misspelling[] {
  const known = wordsIn(text).flatMap(({ at, word: one }) => {
    const small = one.toLocaleLowerCase('es');
    const right = Object.hasOwn(words, small) ? words[small] : undefined;
    return right === undefined || right === one
      ? []
      : [{ at, word: one, instead: [likewise(one, right)], isSafe: true }];
  });
  const patterned = patterns.flatMap(([pattern, instead]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, 1: part = '', index }) => ({
      at: index,
      word: found,
      isSafe: true,
      instead: [instead.replace('$1', () => part)],
    })),
  );
  return [...known, ...patterned];
}

const remembered = new Map<string, string[]>();

/** Wrong words of which the suggestions are remembered: whoever types sends a text again and again. */
const mostRemembered = 2_000;

function rememberedFor(language: Language, one: string, right: RightWords): string[] {
  const key = `${language} ${one}`;
  const known = remembered.get(key) ?? suggestionsFor(one, right);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, known);
  return known;
}

/** Words that no dictionary has, with what may be meant. */
async function unknownIn(
  text: string,
  { language, names = [] }: z.output<typeof spelledText>,
  right: RightWords,
  settled: readonly Misspelling[],
): Promise<Misspelling[]> {
  const given = new Set(
    names.flatMap((name) => wordsIn(name).map((one) => one.word.toLocaleLowerCase('es'))),
  );
  const isSettled = ({ at }: Found) => settled.some((one) => at >= one.at && at < one.at + one.word.length);
  const wrong = wordsIn(text)
    .filter((one) => one.word.length > 1 && !isSettled(one) && !isName(text, one))
    .filter((one) => !given.has(one.word.toLocaleLowerCase('es')))
    .filter((one) => !right.has(one.word.replaceAll('’', "'").replace(/'s$/u, '')));
  const told: Misspelling[] = [];
  for (const [place, { at, word: one }] of wrong.entries()) {
    await breathe();
    const instead = place < mostSuggested ? rememberedFor(language, one, right) : [];
    told.push({ at, word: one, instead, isSafe: false });
  }
  return told;
}

/** What is misspelt in a text, in its order; names that are given, names in sentences and codes are right. */
export async function misspeltIn(asked: z.output<typeof spelledText>): Promise<Misspelling[]> {
  const { language, text } = asked;
  const settled = safeIn(text, safe[language]);
  const { [language]: right } = await loadRightWords();
  const unknown = await unknownIn(text, asked, right, settled);
  return [...settled, ...unknown].toSorted((one, other) => one.at - other.at);
}
