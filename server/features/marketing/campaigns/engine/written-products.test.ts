import { expect, test } from 'vitest';
import { languages } from '../../../../../shared/languages';
import { countWords } from '../../../../../shared/marketing/campaigns/counters';
import { audiences } from '../../../../../shared/marketing/campaigns/scales';
import { blocksOf } from '../validators/leaves';
import { lexicon } from './lexicon/lexicon';
import { findingsOf } from './testing/findings';
import { productOf } from './testing/products';
import { dullRuns, openingOf, sentencesOf, shapesTwice } from './testing/sentences';
import { writeSet } from './write-set';

const products = languages.flatMap((language) =>
  audiences.flatMap((audience) =>
    Array.from({ length: 15 }, (_one, seed) => productOf(seed + 1, language, audience)),
  ),
);
const sets = products.map((input) => ({ input, set: writeSet(input, lexicon) }));
const written = sets.map(({ set }) => (set.status === 'written' ? set.pieces : []));
const texts = written.flat();

/** How often each of some things occurs. */
function counted(things: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}

test('texts about all kinds of products pass every validator, and angles share neither headlines nor words', () => {
  expect(sets.flatMap(({ input, set }) => findingsOf(input, lexicon, set))).toEqual([]);
}, 120_000);

test('a set that is written again is the same, to the byte', () => {
  for (const { input, set } of sets.slice(0, 6)) {
    expect(JSON.stringify(writeSet(input, lexicon))).toBe(JSON.stringify(set));
  }
}, 60_000);

test('no sentence of more than six words stands in more than one text in seven', () => {
  const long = texts.flatMap((piece) => sentencesOf(piece).filter((text) => countWords(text) > 6));
  expect(counted(long).filter(([, count]) => count > texts.length / 7)).toEqual([]);
});

test('no word opens more than one sentence in five of a language', () => {
  for (const language of languages) {
    const own = sets.flatMap(({ input }, index) =>
      input.language === language ? (written[index] ?? []) : [],
    );
    const openings = own.flatMap(sentencesOf).map(openingOf);
    expect(counted(openings).filter(([, count]) => count > openings.length / 5)).toEqual([]);
  }
});

test('no three sentences running have one opening or one length', () => {
  expect(texts.flatMap(dullRuns)).toEqual([]);
});

test('no text tells a fact twice in the same words', () => {
  const twice = sets.flatMap(({ input }, index) => {
    const facts = input.facts.map(({ text }) => text.replace(/[.]$/u, ''));
    return (written[index] ?? []).flatMap(({ piece }) =>
      blocksOf(piece).flatMap(({ blocks }) => {
        const lines = blocks.flatMap((block) => block.lines.map(({ text }) => text.toLocaleLowerCase('es')));
        return facts.filter(
          (fact) =>
            fact.includes(' ') &&
            lines.filter((text) => text.includes(fact.toLocaleLowerCase('es'))).length > 1,
        );
      }),
    );
  });
  expect(twice).toEqual([]);
});

test('no shape stands twice in a set', () => {
  expect(written.flatMap(shapesTwice)).toEqual([]);
});
