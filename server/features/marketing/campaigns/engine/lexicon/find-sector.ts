import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';
import type { Sector } from './sector';

/**
 * Words that name a trade only where nothing else does: a shop, a factory or an agency deals in something, and that is
 * what its texts are about.
 */
const broad = new Set(
  `web distribucion distribution fabrica factory manufacturing suministro suministros supply supplies agencia agency
  infantil handmade servicios services agricultura farming`.split(/\s+/u),
);

/** A name without those for whom it is: pest control for restaurants is no restaurant. */
const withoutBuyer = (name: string) => name.replace(/(?<=\S)\s(?:para|for)\s[^]*$/iu, '');

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words of a text belong to expressions, each of which counts as often as it has words. */
function wordsFound(expressions: readonly string[], words: readonly string[]): number {
  const lengths = expressions.map((expression) => {
    const expected = fold(expression).split(/\s+/u);
    const stands = words.some((_word, start) =>
      expected.every((one, offset) => {
        const word = words[start + offset] ?? '';
        return one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one;
      }),
    );
    return stands ? expected.length : 0;
  });
  return lengths.reduce((sum, one) => sum + one, 0);
}

/** Whether the first of two lists of scores is the better one: the first score that differs decides. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((score, place) => score !== other[place]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/**
 * The sector that a company and a product belong to. What the user says of the company decides: a shop for pets stays one
 * when it sells grooming. The category decides where that names no trade («Comercio», “Online shop”) or several alike, then
 * the product's name. Words of the text's own language count double, since a word can mean another trade in the other one.
 */
export function findSector(
  sectors: readonly Sector[],
  about: { sector?: string | undefined; category?: string | undefined; name: string },
  language: Language,
): Sector {
  const ofCompany = wordsOf(about.sector ?? '');
  const texts = [
    ofCompany.filter((word) => !broad.has(word)),
    wordsOf(about.category ?? ''),
    wordsOf(withoutBuyer(about.name)),
    ofCompany,
  ];
  const scored = sectors.map((sector) => {
    const { words } = sector.texts[language];
    const other = sector.texts[language === 'es' ? 'en' : 'es'].words;
    return { sector, scores: texts.map((text) => 2 * wordsFound(words, text) + wordsFound(other, text)) };
  });
  const best = scored.reduce((one, other) => (isBetter(other.scores, one.scores) ? other : one));
  const isKnown = best.scores.some((score) => score > 0);
  return isKnown ? best.sector : (sectors.find(({ id }) => id === 'general') ?? best.sector);
}
