import type { Bilingual } from './bilingual';
import type { Proposal } from './proposals';
import type { Ref } from './refs';

/**
 * `reading` until the model has ended; then it has answered, proposed a change, or did not answer (`silent`), or the
 * person has cancelled it.
 */
export type TurnState = 'reading' | 'answered' | 'proposed' | 'silent' | 'cancelled';

/** A record that was read in a turn, and its page. */
export interface TurnLink {
  ref: Ref;
  name: string;
  url: string;
}

/** What a language model says: sentences whose numbers all stand in what it read. */
export interface ModelAnswer {
  /** Plain text, in the language of the question. */
  said: string;
  links: readonly TurnLink[];
  /** How many sentences were left out, because a number of theirs stands in nothing that was read. */
  leftOut: number;
}

/** A question to a language model, and what came of it. */
export interface Turn {
  id: number;
  state: TurnState;
  /** Of `answered`. */
  answer: ModelAnswer | null;
  /** Of `proposed`: it waits for the person, as any other. */
  proposal: Proposal | null;
  /** Of `silent`: what to say beside what is understood without a model. */
  notice: Bilingual | null;
}
