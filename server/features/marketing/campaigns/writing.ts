import type { Message } from '../../../../shared/message';
import type { Piece } from '../../../../shared/marketing/campaigns/piece';
import type { Angle, Engine } from '../../../../shared/marketing/campaigns/scales';
import type { Wording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { marketingAiCalls } from '../../../../shared/marketing/campaigns/tables';
import type { Brief } from './brief';
import type { Ground } from './validators/ground';

/** What a set is written from. */
export interface SetInput {
  brief: Brief;
  /** What the pieces may state, for the validators and a language model. */
  ground: Ground;
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
  notices?: Message[];
  /** The calls of a language model that it took. */
  calls?: readonly AiCall[];
  /** Of a model's piece: the composer's, which is kept as a version before it. */
  composed?: Piece;
}

/** A piece of the template, with the slot in which each text stands: what «other wording» of a sentence counts. */
export interface ComposedPiece {
  angle: Angle;
  piece: Piece;
  slots: Readonly<Record<string, string>>;
  /** What the user should know about it: what found no room, networks without a post. */
  notices?: Message[];
}

/** Why a set cannot be written: the brief is not ready. */
export type Unwritten = 'facts';

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

/** Writes sets of campaigns: the composer alone, or a language model with the composer behind it. */
export interface Writer {
  /** The version of its templates; another one may write the same set in other words. */
  version: string;
  /** The nine pieces of the template; the same input gives the same bytes. */
  compose: (input: SetInput) => Composed;
  /** A piece of the template in other words beside the rest of its set; undefined if its facts give none. */
  reword: (input: SetInput, meant: Meant) => Reworded | undefined;
  write: (input: SetInput, surroundings: Surroundings) => Promise<Ended>;
}

/** Loads a writer at its first use, with its blueprints. */
export type LoadWriter<Deps extends unknown[] = []> = (...deps: Deps) => Promise<Writer>;

/** The name of a piece in its set: `pain/email`. */
export const keyOf = ({ angle, piece }: Pick<WrittenPiece, 'angle' | 'piece'>) => `${angle}/${piece.type}`;

/** A writer that stores the template's pieces as they are. */
export const templateWriter = (templates: Omit<Writer, 'write'>): Writer => ({
  ...templates,
  async write(input, { isThere, store, signal }) {
    const composed = templates.compose(input);
    if ('unwritten' in composed) return composed;
    for (const { slots: _slots, ...written } of composed.pieces) {
      if (isThere(keyOf(written))) continue;
      if (signal.aborted || !(await store({ ...written, engine: 'template' }))) break;
    }
    return { notices: [], calls: [] };
  },
});
