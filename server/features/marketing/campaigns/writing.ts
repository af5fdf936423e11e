import type { Message } from '../../../../shared/message';
import type { Piece } from '../../../../shared/marketing/campaigns/piece';
import type { Angle, Engine, Goal } from '../../../../shared/marketing/campaigns/scales';
import type { Wording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { marketingAiCalls } from '../../../../shared/marketing/campaigns/tables';
import type { Ground } from './validators/ground';
import type { Beside } from './validators/validate-piece';

/** What a set is written from. */
export interface SetInput {
  ground: Ground;
  goal: Goal;
  sector: string;
  category: string | null;
  wording: Wording;
  /** The day on which it can go out first, as an ISO date. */
  slot: string;
}

/** A piece of a set, as one of the writers made it. */
export interface WrittenPiece {
  angle: Angle;
  piece: Piece;
  engine: Engine;
  /** What the user should know about its writing. */
  notices?: readonly Message[];
  /** The calls of a language model that it took. */
  calls?: readonly AiCall[];
}

/** A piece of the template, with the slot in which each text stands: what «other wording» of a sentence counts. */
export interface ComposedPiece {
  angle: Angle;
  piece: Piece;
  slots: Readonly<Record<string, string>>;
}

/** Why a set cannot be written: facts are missing, or a name does not fit. */
export type Unwritten = 'facts' | 'shortName';

/** The pieces of the template. */
export type Composed = { pieces: readonly ComposedPiece[] } | { unwritten: Unwritten };

/** What is to be said in other words: a piece of a set, or the sentence in one of its slots. */
export interface Meant {
  angle: Angle;
  type: Piece['type'];
  slot?: string;
}

/** A piece in other words, and how often they have been asked for by now. */
export interface Reworded {
  piece: Piece;
  wording: Wording;
}

/** A call of a language model. */
export type AiCall = Omit<typeof marketingAiCalls.$inferInsert, 'id' | 'userId' | 'setId'>;

/** The end of a writing; `calls` are those of no stored piece. */
export type Ended = { unwritten: Unwritten } | { notices: readonly Message[]; calls: readonly AiCall[] };

/** A piece beside which others are written. */
export type StandingPiece = Pick<WrittenPiece, 'angle' | 'piece'>;

/** What a writing is done with. */
export interface Surroundings {
  /** Pieces that are there already (`pain/email`): they are not written again. */
  isThere: (key: string) => boolean;
  /** Pieces of the set that stay as they are: those that are there, and texts of a person. */
  standing: readonly StandingPiece[];
  /** Stores a finished piece; false when nobody wants the rest any more. */
  store: (piece: WrittenPiece) => Promise<boolean>;
  /** Aborted when the user cancels. */
  signal: AbortSignal;
}

/** Writes sets of campaigns: the engine alone, or a language model with the engine behind it. */
export interface Writer {
  /** The version of its templates; another one may write the same set in other words. */
  version: string;
  /** The nine pieces of the template; the same input gives the same bytes. */
  compose: (input: SetInput) => Composed;
  /** A piece of the template in other words beside the rest of its set; undefined if its facts give none. */
  reword: (input: SetInput, meant: Meant) => Reworded | undefined;
  /** What its lexicon says of facts, which a sentence may say in the place of their own words. */
  said: (input: Pick<SetInput, 'ground' | 'sector' | 'category'>) => Beside['said'];
  write: (input: SetInput, surroundings: Surroundings) => Promise<Ended>;
}

/** Loads a writer at its first use, with its words and shapes of sentences. */
export type LoadWriter<Deps extends unknown[] = []> = (...deps: Deps) => Promise<Writer>;

/** The name of a piece in its set: `pain/email`. */
export const keyOf = ({ angle, piece }: Pick<WrittenPiece, 'angle' | 'piece'>) => `${angle}/${piece.type}`;

/** A writer that stores the template's pieces as they are. */
export const templateWriter = (templates: Omit<Writer, 'write'>): Writer => ({
  ...templates,
  async write(input, { isThere, store, signal }) {
    const composed = templates.compose(input);
    if ('unwritten' in composed) return composed;
    for (const { angle, piece } of composed.pieces) {
      if (isThere(keyOf({ angle, piece }))) continue;
      if (signal.aborted || !(await store({ angle, piece, engine: 'template' }))) break;
    }
    return { notices: [], calls: [] };
  },
});
