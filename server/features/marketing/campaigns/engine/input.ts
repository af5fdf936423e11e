import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle, Goal } from '../../../../../shared/marketing/campaigns/scales';
import type { Finding, Ground } from '../validators/ground';
import type { findConcepts } from './lexicon/find-concepts';
import type { Sector } from './lexicon/sector';

/** How often «other wording» was asked for: of the set, of pieces (`pain/email`) and of sentences (`pain/email.I1`). */
export interface Wording {
  set: number;
  pieces: Readonly<Record<string, number>>;
  slots: Readonly<Record<string, number>>;
}

export const firstWording: Wording = { set: 0, pieces: {}, slots: {} };

/** What a set is written from. */
export interface WriterInput extends Omit<Ground, 'isThin'> {
  goal: Goal;
  company: Ground['company'] & { sector?: string | undefined };
  product: Ground['product'] & { category?: string | undefined };
  wording: Wording;
  /** The day on which the set can go out first, as an ISO date: offers that end before are left out. */
  slot?: string | undefined;
}

/** The words that the engine writes with. */
export interface Lexicon {
  findConcepts: typeof findConcepts;
  sectors: readonly Sector[];
}

export interface WrittenPiece {
  angle: Angle;
  piece: Piece;
  /** The slot in which each text stands, by its place in the piece: what «other wording» of a sentence counts. */
  slots: Readonly<Record<string, string>>;
  /** The shape of the sentence in each slot: no other sentence of the set has it. */
  shapes: Readonly<Record<string, string>>;
}

/** A fact that no text of this set may state, with what speaks against it. */
export interface LeftOut {
  id: string;
  findings: readonly Finding[];
}

/** Nine pieces, or what is missing for them. */
export type WrittenSet =
  | { status: 'written'; pieces: readonly WrittenPiece[]; leftOut: readonly LeftOut[] }
  | { status: 'questions'; missing: readonly Missing[]; leftOut: readonly LeftOut[] }
  | { status: 'shortName'; at: readonly { angle: Angle; type: Piece['type']; at: string }[] };

/** What a set cannot be written without. */
export type Missing = 'facts' | 'feature' | 'advantage';

/** The fewest facts that make a set, and those from which on it is not thin. */
export const factsNeeded = { set: 3, full: 6 } as const;
