import { validatePiece } from '../../validators/validate-piece';
import type { Lexicon, WriterInput, WrittenSet } from '../input';
import { readMaterial } from '../plan/material';
import { writeSet } from '../write-set';

/** What the validators find in the pieces of a set, each beside those of the other angles; a set that is not written, too. */
export function findingsOf(
  input: WriterInput,
  lexicon: Lexicon,
  set: WrittenSet = writeSet(input, lexicon),
): string[] {
  if (set.status !== 'written') return [`${input.product.name}: ${set.status}`];
  const { ground, said } = readMaterial(input, lexicon);
  return set.pieces.flatMap(({ angle, piece }) => {
    const others = set.pieces.filter((other) => other.piece.type === piece.type && other.angle !== angle);
    const findings = validatePiece(piece, ground, { said, others });
    return findings.map((found) => `${input.product.name}, ${angle} ${piece.type}: ${JSON.stringify(found)}`);
  });
}
