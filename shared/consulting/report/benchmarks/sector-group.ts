import { plainText } from '../../../plain-text';
import type { SectorGroup } from './benchmarks';
import { sectorWords } from './sector-words';

/** The words of a text without case and accents, between single spaces. */
const wordsOf = (text: string) => ` ${(plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

const phrasesOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(', '));

/**
 * The statistical group of a sector as its company typed it: `outside` where the surveys do not count it, null where
 * its words name no group or several.
 */
export function sectorGroupOf(sector: string): SectorGroup | 'outside' | null {
  const words = wordsOf(sector);
  const names = (group: keyof typeof sectorWords) =>
    phrasesOf(sectorWords[group]).some((phrase) => words.includes(` ${phrase} `));
  if (names('outside')) return 'outside';
  const groups = (['industry', 'construction', 'services'] as const).filter(names);
  return groups.length === 1 ? groups[0]! : null;
}
