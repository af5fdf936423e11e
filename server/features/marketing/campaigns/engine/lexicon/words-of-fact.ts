import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';
import { numerals } from '../../validators/words/numerals';

/** The sign for a number in expressions and in the words of a fact. */
export const numberSign = '#';
/** The sign for a mark that ends a part of a sentence: what stands before it negates nothing behind it. */
export const breakSign = '/';

const token = /\d[\d.,:/x×]*|\p{L}+(?:['’]\p{L}+)?|[.,;:!?()\n]/gu;

/** The words of a text, folded; numbers in digits or letters and marks each as one sign. */
export const wordsOfFact = (text: string, language: Language): string[] =>
  Array.from(fold(text).matchAll(token), ([word]) => {
    if (/^\d/u.test(word) || numerals[language].has(word)) return numberSign;
    return /^[\p{L}]/u.test(word) ? word.replace('’', "'") : breakSign;
  });
