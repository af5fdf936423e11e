import type { Language } from '../../../../../../shared/languages';
import type { Audience } from '../../../../../../shared/marketing/campaigns/scales';
import { fold } from '../../validators/fold';
import type { Concept, ConceptText } from './concept';

/** The words of an expression or a text, folded. */
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}%]+\*?/gu) ?? [];

const isSame = (expected: string, word: string) =>
  expected.endsWith('*') ? word.startsWith(expected.slice(0, -1)) : expected === word;

const isAt = (words: readonly string[], start: number, expression: readonly string[]) =>
  expression.every((expected, offset) => isSame(expected, words[start + offset] ?? ''));

/** How well an expression stands in a text: its words, then its letters; 0 if it does not. */
function strengthOf(expression: string, words: readonly string[]): number {
  const expected = wordsOf(expression);
  const isFound = expected.length > 0 && words.some((_word, start) => isAt(words, start, expected));
  return isFound ? expected.length * 1_000 + expression.length : 0;
}

/** What a concept says in one language, with the concept's id. */
export interface Found extends ConceptText {
  id: string;
}

export interface Reader {
  sector: string;
  language: Language;
  audience: Audience;
}

/** The concept whose expression is the longest one in a fact; among equals, one of the product's own sector. */
export function findConcept(text: string, concepts: readonly Concept[], reader: Reader): Found | undefined {
  const words = wordsOf(text);
  let best: { strength: number; concept: Concept } | undefined;
  for (const concept of concepts) {
    if (concept.sectors && !concept.sectors.includes(reader.sector)) continue;
    if (concept.audience && concept.audience !== reader.audience) continue;
    const longest = Math.max(0, ...concept.texts[reader.language].match.map((one) => strengthOf(one, words)));
    const strength = longest === 0 ? 0 : longest + (concept.sectors ? 500 : 0);
    if (strength > (best?.strength ?? 0)) best = { strength, concept };
  }
  return best && { id: best.concept.id, ...best.concept.texts[reader.language] };
}
