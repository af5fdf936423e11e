import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';
import type { Sector } from './sector';

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function hits(expressions: readonly string[], text: string): number {
  const words = wordsOf(text);
  return expressions.filter((expression) => {
    const expected = fold(expression).split(/\s+/u);
    return words.some((_word, start) =>
      expected.every((one, offset) => {
        const word = words[start + offset] ?? '';
        return one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one;
      }),
    );
  }).length;
}

/** The sector that a company and a product belong to: what the company says of itself counts most, a name least. */
export function findSector(
  sectors: readonly Sector[],
  about: { sector?: string | undefined; category?: string | undefined; name: string },
  language: Language,
): Sector {
  const scored = sectors.map((sector) => {
    const { words } = sector.texts[language];
    const other = sector.texts[language === 'es' ? 'en' : 'es'].words;
    const score = (text: string | undefined) => (text ? hits([...words, ...other], text) : 0);
    return { sector, score: 4 * score(about.category) + 3 * score(about.sector) + score(about.name) };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.sector : (sectors.find(({ id }) => id === 'general') ?? best.sector);
}
