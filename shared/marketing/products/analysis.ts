import type { Place } from './brief/places';
import type { ScorePart } from './scales';

/** Points of one part of the score. */
export interface PartPoints {
  part: ScorePart;
  points: number;
  most: number;
}

/** A text that is no fact, and why. */
export interface LeftOut {
  text: string;
  why: 'placeholder' | 'short' | 'name' | 'keyboard' | 'unknown';
}

/** Two facts, or a fact and the price, that cannot both hold, for the owner to settle before anything is written. */
export interface Contradiction {
  /** The ids of the two facts, `f3:f7`, or of a fact and the price, `f3:p`, as they are waved through. */
  facts: string;
  /** What stands against each other: «30 minutos» and «una hora». */
  one: string;
  other: string;
}

/** A word that no dictionary of the language has. */
export interface Misspelling {
  /** Where it begins in the text, in UTF-16 units, and the word. */
  at: number;
  word: string;
  /** What may stand instead, the likeliest first. */
  instead: string[];
  /** Safe to correct without asking: «q» → «que», "dont" → "don't". */
  isSafe: boolean;
}

/** What a product's brief is good for. */
export interface ProductAnalysis {
  /** 0 to 100. */
  score: number;
  parts: PartPoints[];
  /** Thing, a price or that it is on request, and two more places. */
  isReady: boolean;
  /** What keeps it from being ready. */
  lacks: ('thing' | 'price' | 'places')[];
  /** Ready with under five places: pieces are short. */
  isThin: boolean;
  /** The missing part with the most points; null when nothing is missing. */
  helpsMost: ScorePart | null;
  /** Facts that are proposed, or loose with a place that is suggested. */
  proposals: number;
  /** Places that have an accepted fact in the product's language. */
  answered: Place[];
  /** Ids of facts in another language than the product's: campaigns leave them out. */
  otherLanguage: string[];
  leftOut: LeftOut[];
  /** None of their facts is printed before they are settled or waved through. */
  contradictions: Contradiction[];
  /** A price before is there, but not confirmed; campaigns leave it out. */
  asksComparePrice: boolean;
  /** The company sells to consumers too, and the price does not include tax; campaigns to them leave it out. */
  hidesPrice: boolean;
}
