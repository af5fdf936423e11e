import { expect, test } from 'vitest';
import { leavesOf } from '../validators/leaves';
import { firstWording, type WrittenPiece } from './input';
import { type Scope, rewrite } from './rewrite';
import { lexicon } from './lexicon/lexicon';
import { productOf } from './testing/products';
import { writeSet } from './write-set';

const input = { ...productOf(5, 'es', 'B2C'), wording: firstWording };
const set = writeSet(input, lexicon);
const pieces = set.status === 'written' ? set.pieces : [];
const again = (scope: Scope) => rewrite(input, lexicon, pieces, scope)?.pieces ?? [];

const textsOf = (all: readonly WrittenPiece[]) =>
  all.map(({ piece }) => leavesOf(piece).map(({ text }) => text));
const changed = (after: readonly WrittenPiece[]) => {
  const [old, fresh] = [textsOf(pieces), textsOf(after)];
  return old.flatMap((texts, index) =>
    JSON.stringify(texts) === JSON.stringify(fresh[index]) ? [] : [index],
  );
};

test('another wording of a sentence changes that sentence only', () => {
  const after = again({ of: 'sentence', angle: 'pain', type: 'email', slot: 'email.I1' });
  expect(changed(after)).toEqual([0]);
  const [before, now] = [pieces[0]?.piece, after[0]?.piece].map((piece) =>
    leavesOf(piece as WrittenPiece['piece']),
  );
  const other = now?.filter(({ text }, index) => text !== before?.[index]?.text) ?? [];
  expect(other.map(({ at }) => at)).toEqual([expect.stringMatching(/^blocks\.1\.lines\.0$/u)]);
});

test('another wording of a piece changes no other piece', () => {
  const after = again({ of: 'piece', angle: 'outcome', type: 'email' });
  expect(changed(after)).toEqual([3]);
});

test('another wording of a set changes all of its pieces', () => {
  expect(changed(again({ of: 'set' }))).toHaveLength(9);
});

test('a fact that changes its number changes only the sentences that cite it', () => {
  const [first, ...rest] = input.facts;
  const numbered = { ...first, id: 'f1', kind: 'feature' as const, text: 'pesa 350 g' };
  const write = (text: string) => writeSet({ ...input, facts: [{ ...numbered, text }, ...rest] }, lexicon);
  const [before, after] = [write('pesa 350 g'), write('pesa 450 g')];
  if (before.status !== 'written' || after.status !== 'written') throw new Error('not written');
  const linesOf = ({ piece }: WrittenPiece) =>
    leavesOf(piece).filter(({ facts, canCite }) => canCite && !facts.includes('f1'));
  for (const [index, one] of before.pieces.entries()) {
    expect(linesOf(after.pieces[index] as WrittenPiece)).toEqual(linesOf(one));
  }
  expect(JSON.stringify(after.pieces)).not.toContain('350 g');
});
