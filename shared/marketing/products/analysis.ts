import type { Register } from '../register';
import type { Answerable, ScorePart } from './scales';

/** Points of one part of the score. */
export interface PartPoints {
  part: ScorePart;
  points: number;
  most: number;
}

/** A missing point as a question, in the caller's language. */
export interface ProductQuestion {
  part: ScorePart;
  text: string;
  /** Points that an answer brings. */
  brings: number;
  /** Where it is answered: in place, in the product's form, or in the company's. */
  at: 'answer' | 'product' | 'company';
}

/** A text that is no fact, and why. */
export interface LeftOut {
  text: string;
  why: 'placeholder' | 'short' | 'name' | 'keyboard' | 'unknown';
}

/** A fact that speaks to its reader in another way than the texts do: campaigns leave it out. */
export interface AddressedFact {
  id: string;
  /** The words that do. */
  words: string;
  /** How the texts speak; both where the company sells to consumers and businesses, who are spoken to differently. */
  texts: Register | 'both';
  /** The fact as the texts would say it, where only words change. */
  instead: string | null;
}

/** What a product's data are good for. */
export interface ProductAnalysis {
  /** 0 to 100. */
  score: number;
  parts: PartPoints[];
  isReady: boolean;
  /** What keeps it from being ready. */
  lacks: ('score' | 'facts' | 'feature' | 'advantage')[];
  /** Ready with few facts: campaigns are short. */
  isThin: boolean;
  /** The question whose answer helps most; null when nothing is missing. */
  helpsMost: Answerable | null;
  /** Those that bring most first. */
  questions: ProductQuestion[];
  /** Ids of facts in another language than the product that have no translation; campaigns leave them out. */
  untranslated: string[];
  leftOut: LeftOut[];
  addressed: AddressedFact[];
  /** A price before is there, but not confirmed; campaigns leave it out. */
  asksComparePrice: boolean;
  /** The company sells to consumers too, and the price does not include tax; campaigns to them leave it out. */
  hidesPrice: boolean;
}
