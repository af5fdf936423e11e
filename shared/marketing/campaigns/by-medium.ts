import { type KindOf, kindsOf, type Medium } from './kinds';
import type { Piece, PieceOf } from './piece';

/** Whether a piece is of a medium. */
export const isOf = <Any extends { type: string }, M extends Medium>(
  piece: Any,
  medium: M,
): piece is Extract<Any, { type: KindOf<M> }> => kindsOf(medium).some((type) => type === piece.type);

/** A function for the piece of each medium; a missing one does not compile. */
export type ByMedium<Result> = { [M in Medium]: (piece: PieceOf<M>) => Result };

/** Calls the function for the medium of a piece. */
export function byMedium<Result>(piece: Piece, of: ByMedium<Result>): Result {
  if (isOf(piece, 'mail')) return of.mail(piece);
  if (isOf(piece, 'posts')) return of.posts(piece);
  if (isOf(piece, 'page')) return of.page(piece);
  return piece satisfies never;
}
