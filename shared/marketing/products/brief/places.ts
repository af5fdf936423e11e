import type { Goal } from '../../scales';

/** The six questions that come first. */
export const firstPlaces = ['thing', 'kind', 'who', 'voice', 'result', 'includes'] as const;

/** What can be told besides. */
export const otherPlaces = ['how', 'different', 'proof', 'doubt', 'offer', 'detail', 'case'] as const;

/**
 * The place of a fact in a product's brief. It determines the grammatical form of the text, which was typed inside
 * the sentence of that place. A `loose` text has no known form and is only shown as typed.
 */
export const places = [...firstPlaces, ...otherPlaces, 'loose'] as const;
export type Place = (typeof places)[number];

/** The maximum number of facts at a place; further ones are kept as `loose`. */
export const mostAt: Record<Place, number> = {
  thing: 1,
  kind: 1,
  who: 1,
  voice: 3,
  result: 3,
  includes: 8,
  how: 5,
  different: 2,
  proof: 4,
  doubt: 4,
  offer: 1,
  detail: 8,
  case: 1,
  loose: 60,
};

/** Characters of an answer inside a frame; a longer one breaks it. */
export const frameLength = 120;

/** Number of words from which the important part of an answer is asked for. */
export const pointWords = 30;

/** Prices of a product at most. */
export const mostPrices = 8;

/** The articles of a frame; an empty one is none. In Spanish they give gender and number. */
export const thingArticles = { es: ['el', 'la', 'los', 'las', ''], en: ['the', 'our', ''] } as const;
export const kindArticles = { es: ['un', 'una', 'unos', 'unas', ''], en: ['a', 'an', ''] } as const;

/** What the frame of a fact was; only what its place needs is given. */
export interface FactForm {
  /** thing, kind: the article that was chosen. */
  article?: string | undefined;
  /** thing: of verbs and adjectives that speak of it, where the article does not say. */
  number?: 'singular' | 'plural' | undefined;
  gender?: 'm' | 'f' | undefined;
  /** thing: what advertisements call it, of at most 25 characters. */
  short?: string | undefined;
  /** voice: what troubles a customer, or what a customer asks. */
  asks?: 'worry' | 'question' | undefined;
  /** voice: more than one customer says so. */
  several?: boolean | undefined;
  /** result: an infinitive after «podrás / you can», or a clause in the second person after «con …, / with …,». */
  frame?: 'can' | 'clause' | undefined;
  /** result: the company does it, and not the thing: «con nosotros podrá …». */
  weDoIt?: boolean | undefined;
  /** The part that matters of an answer of more than thirty words, as it stands in its text. */
  point?: string | undefined;
}

/** A price of a product, its main one first. */
export interface Price {
  /** What it is for: «clase suelta». */
  label?: string | undefined;
  /** In minor units of the product's currency. */
  amount: number;
  /** The least that it can be. */
  from?: boolean | undefined;
  /** What it is paid for: «mes», «al mes», «persona». */
  per?: string | undefined;
  /** Whether it includes tax; undefined: not told. */
  tax?: 'incl' | 'excl' | undefined;
  note?: string | undefined;
}

/** What a product's texts ask their reader to do, and where that leads. */
export interface BriefGoal {
  goal: Goal;
  link?: string | undefined;
  /** Where else: «en la tienda», «por WhatsApp»; the imperative continues with it. */
  place?: string | undefined;
  /** The button's words, of at most 28 characters. */
  label?: string | undefined;
  /** What happens after the click, one sentence. */
  after?: string | undefined;
}
