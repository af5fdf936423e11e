import { folded } from '../../../../../shared/plain-text';
import { trimmedEnd } from '../../grammar/tokens';
import { numberWords, sizeWord } from './number-words';

/** Digits in groups of three or without, then decimals: `3.000,50`, `3,000.50`, `600 111 222`, `3000`. */
const digits = /(\d{1,3}(?:[.,’' ]\d{3})+(?!\d)|\d+)(?:[.,](\d+))?(?:\s?(k|m|mm|bn?)(?![a-z]))?/gu;

const word = /\p{L}+/gu;

/** Numerals that are no digits, such as Roman ones of their own code points. */
const numeral = /[^\P{N}\d]/gu;

/**
 * The numbers of a text in one form, whatever separates their thousands and decimals in a language; a size (`34k`,
 * «millions») is a number of its own, which no other form equals.
 */
export function numbersIn(text: string): string[] {
  const plain = folded(text);
  const written = [...plain.matchAll(digits)].map(([, whole = '', decimals = '', size = '']) => {
    const cents = trimmedEnd(decimals, '0');
    const units = whole.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');
    return `${units}${cents && `.${cents}`}${size}`;
  });
  const words = [...plain.matchAll(word)].flatMap(([each]) => {
    const value = numberWords[each];
    if (value !== undefined) return [value];
    return sizeWord.test(each) ? [each] : [];
  });
  return [...written, ...words, ...(plain.match(numeral) ?? [])];
}
