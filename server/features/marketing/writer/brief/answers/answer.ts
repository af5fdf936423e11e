import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import type { Offer } from './offer';

/** An answer in full, for a list of its own, and as it stands within a text of ours, if it can. */
export interface Answer {
  whole: Line;
  said: Line | undefined;
}

/** A result, with the frame in which it stands. */
export interface Result {
  kind: 'can' | 'clause' | 'we';
  line: Line;
}

/** The answers of a brief in the forms in which texts take them. */
export interface Answers {
  thing: { id: string; noun: string; article: string; short?: string | undefined } | undefined;
  number: 'singular' | 'plural';
  gender: 'm' | 'f';
  kind: Line | undefined;
  who: Line | undefined;
  voices: (Answer & { isSeveral: boolean })[];
  results: Record<Result['kind'], Line[]>;
  /** The same results in the owner's order. */
  inTurn: Result[];
  includes: Line[];
  how: Answer[];
  different: Answer[];
  /** English sentences that set the company apart, and are too short to open a text. */
  asides: Answer[];
  proof: Line[];
  doubts: { question: Line; answer: Line; whole: Line }[];
  case: Line | undefined;
  offer: Offer | undefined;
  details: Line[];
  /** What has no known form: shown as it was typed. */
  loose: Line[];
}
