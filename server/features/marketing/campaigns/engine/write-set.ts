import { isOfTheThing } from '../../products/analysis/shop-labels';
import { angles } from '../../../../../shared/marketing/campaigns/scales';
import {
  type Lexicon,
  type Missing,
  type WriterInput,
  type WrittenPiece,
  type WrittenSet,
  factsNeeded,
} from './input';
import { type Material, readMaterial } from './plan/material';
import { orderFacts } from './plan/order';
import { type Written, pieceTypes, writeApart } from './write-piece';
import { newDesk } from './writing/realize';

/** What a set lacks: three facts, of which one is a feature and one an advantage or a feature with a benefit. */
function missingFor({ facts }: Material): Missing[] {
  const has = (kind: string) => facts.some((fact) => fact.kind === kind);
  return [
    ...(facts.filter(isOfTheThing).length < factsNeeded.set ? ['facts' as const] : []),
    ...(has('feature') ? [] : ['feature' as const]),
    ...(has('advantage') || facts.some(({ kind, concept }) => kind === 'feature' && concept)
      ? []
      : ['advantage' as const]),
  ];
}

/** How often a set is written at most, one of whose pieces stays too much like another's. */
const rounds = 3;

function writeOnce(material: Material): Written[] {
  const desk = newDesk(material);
  const orders = orderFacts(material);
  const written: Written[] = [];
  for (const angle of angles) {
    for (const type of pieceTypes)
      written.push(writeApart(type, { angle, facts: orders[angle], desk }, written));
  }
  return written;
}

/** The pieces of a set, from another order of all shapes where one of them would stay too much like another. */
function writeAll(material: Material): Written[] {
  const first = writeOnce(material);
  let written = first;
  for (let round = 1; written.some(({ isAlike }) => isAlike); round += 1) {
    if (round === rounds) return first;
    written = writeOnce({ ...material, key: `${material.key}|round ${round}` });
  }
  return written;
}

/**
 * Writes the nine pieces of a set: three angles as email, posts and landing page. The same input gives the same bytes.
 * With too few facts it says what is missing; where even the shortest form of a text does not fit, it asks for a short
 * name.
 */
export function writeSet(input: WriterInput, lexicon: Lexicon): WrittenSet {
  const material = readMaterial(input, lexicon);
  const { leftOut } = material;
  const missing = missingFor(material);
  if (missing.length > 0) return { status: 'questions', missing, leftOut };
  const written = writeAll(material);
  const tooLong = written.flatMap(({ angle, piece, tooLong: at }) =>
    at.map((place) => ({ angle, type: piece.type, at: place })),
  );
  if (tooLong.length > 0) return { status: 'shortName', at: tooLong };
  const pieces = written.map(({ tooLong: _none, isAlike: _neither, ...piece }): WrittenPiece => piece);
  return { status: 'written', pieces, leftOut };
}
