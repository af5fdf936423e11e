import type { Line, Piece } from '../piece';

/** The words of advertisements: headlines and descriptions, as a landing page brings them. */
export interface AdText {
  headlines: Line[];
  descriptions: Line[];
}

/** What a version of a content holds: a campaign's piece, or advertisements that stand alone. */
export type ContentPiece = Piece | { type: 'ad text'; content: AdText };
