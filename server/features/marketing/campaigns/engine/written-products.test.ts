import { expect, test } from 'vitest';
import { languages } from '../../../../../shared/languages';
import { countWords } from '../../../../../shared/marketing/campaigns/counters';
import { audiences } from '../../../../../shared/marketing/campaigns/scales';
import { leavesOf } from '../validators/leaves';
import { findingsOf } from './testing/findings';
import { lexicon } from './lexicon/lexicon';
import { productOf } from './testing/products';
import { writeSet } from './write-set';

const products = languages.flatMap((language) =>
  audiences.flatMap((audience) =>
    Array.from({ length: 15 }, (_one, seed) => productOf(seed + 1, language, audience)),
  ),
);
const sets = products.map((input) => ({ input, set: writeSet(input, lexicon) }));

test('texts about all kinds of products pass every validator, and angles share neither headlines nor words', () => {
  expect(sets.flatMap(({ input, set }) => findingsOf(input, lexicon, set))).toEqual([]);
}, 120_000);

test('a set that is written again is the same, to the byte', () => {
  for (const { input, set } of sets.slice(0, 6)) {
    expect(JSON.stringify(writeSet(input, lexicon))).toBe(JSON.stringify(set));
  }
}, 60_000);

test('no sentence of more than six words stands in more than one text in seven', () => {
  const texts = sets.flatMap(({ set }) => (set.status === 'written' ? set.pieces : []));
  const found = new Map<string, number>();
  for (const { piece } of texts) {
    const sentences = leavesOf(piece).filter(({ text, isSentence }) => isSentence && countWords(text) > 6);
    for (const text of new Set(sentences.map((leaf) => leaf.text)))
      found.set(text, (found.get(text) ?? 0) + 1);
  }
  const worn = [...found].filter(([, count]) => count > texts.length / 7);
  expect(worn).toEqual([]);
});
