import { expect, test } from 'vitest';
import { languages } from '../../../../../shared/languages';
import { audiences } from '../../../../../shared/marketing/campaigns/scales';
import { leavesOf } from '../validators/leaves';
import type { WriterInput, WrittenPiece } from './input';
import { lexicon } from './lexicon/lexicon';
import { productOf } from './testing/products';
import { writeSet } from './write-set';

/** The next number with as many digits: nothing gets longer, and no fact another rank. */
const other = (text: string) =>
  text.replace(/\d/u, (digit) => (digit === '9' ? '8' : String(Number(digit) + 1)));

const products = languages.flatMap((language) =>
  audiences.flatMap((audience) =>
    Array.from({ length: 12 }, (_one, seed) => productOf(seed + 31, language, audience)),
  ),
);

/** Each product with one of its numbers changed, and the fact in which it stands. */
const changes = products
  .flatMap((input) => {
    const fact = input.facts.find(({ text }) => /(?<![\d:])\d+ (?:g|cm|días|days|horas|hours)\b/u.test(text));
    return fact ? [{ input, fact }] : [];
  })
  .map(({ input, fact }) => {
    const facts = input.facts.map((one) => (one === fact ? { ...one, text: other(one.text) } : one));
    return { input, changed: { ...input, facts }, id: fact.id };
  })
  .slice(0, 30);

const piecesOf = (input: WriterInput): readonly WrittenPiece[] => {
  const set = writeSet(input, lexicon);
  return set.status === 'written' ? set.pieces : [];
};

/** The lines that do not state a fact; labels and descriptions of pictures and pages name several. */
const linesWithout = ({ piece }: WrittenPiece, id: string) =>
  leavesOf(piece)
    .filter(({ canCite, facts }) => canCite && !facts.includes(id))
    .map(({ at, text }) => `${at}: ${text}`);

test('when a number of a fact changes, only the sentences that cite it change, in thirty sets', () => {
  expect(changes).toHaveLength(30);
  const moved = changes.flatMap(({ input, changed, id }) => {
    const [before, after] = [piecesOf(input), piecesOf(changed)];
    return before.flatMap((piece, index) => {
      const fresh = new Set(linesWithout(after[index] as WrittenPiece, id));
      return linesWithout(piece, id).filter((line) => !fresh.has(line));
    });
  });
  expect(moved).toEqual([]);
}, 120_000);
