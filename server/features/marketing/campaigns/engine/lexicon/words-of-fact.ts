import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';
import { numerals } from '../../validators/words/numerals';

/** The sign for a number in expressions and in the words of a fact; a number of a kind has a letter after it. */
export const numberSign = '#';
/** The sign for a number below zero, which no limit for heat or weight is. */
export const belowZeroSign = `${numberSign}n`;
/** The sign for a mark that ends a part of a sentence: what stands before it negates nothing behind it. */
export const breakSign = '/';

const token = /\d[\d.,:/x×]*|\p{L}+(?:['’]\p{L}+)?|[.,;:!?()\n]/gu;

const money = /^\s?(?:€|eur\b|euros?\b|\$|dollars?\b|dolares\b|£|pounds?\b)/u;
const year = /^(?:17|18|19|20)\d\d$/u;
/** Hours at which shops are open late: from 19:00 on, or from six in the evening. */
const late = /^(?:19|20|21|22|23|24)(?:[:.]\d\d)?$/u;
const lateEnglish = /^(?:[6-9]|1[01])(?:[:.]\d\d)?$/u;

const belowZero = /(?:(?:^|[\s(:])[-−–]|\b(?:menos|minus)\s)$/u;
const belowZeroAfter = /^\s?(?:°\s?c\b|grados|degrees)?\s?(?:bajo cero|below zero|below freezing)\b/u;

/**
 * What a number says by how it is written: `#m` an amount of money, `#n` one below zero, `#y` a year, `#l` a late hour,
 * `#` any other.
 */
function signOf(digits: string, before: string, after: string): string {
  const number = digits.replace(/(?<![.,:/x×])[.,:/x×]+$/u, '');
  if (/[€$£]\s?$/u.test(before) || money.test(after)) return `${numberSign}m`;
  if (belowZero.test(before) || belowZeroAfter.test(after)) return belowZeroSign;
  if (year.test(number)) return `${numberSign}y`;
  const isEvening = lateEnglish.test(number) && /^\s?p\.?m\b/u.test(after);
  return late.test(number) || isEvening ? `${numberSign}l` : numberSign;
}

/** The words of a text, folded; numbers in digits or letters and marks each as one sign. */
export function wordsOfFact(text: string, language: Language): string[] {
  const folded = fold(text);
  return Array.from(folded.matchAll(token), ({ 0: word, index }) => {
    if (/^\d/u.test(word)) return signOf(word, folded.slice(0, index), folded.slice(index + word.length));
    if (numerals[language].has(word)) return numberSign;
    return /^[\p{L}]/u.test(word) ? word.replace('’', "'") : breakSign;
  });
}
