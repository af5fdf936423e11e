import type { Language } from '../../../../../../shared/languages';
import type { Audience } from '../../../../../../shared/marketing/campaigns/scales';

/**
 * What a feature does for its reader, in two lengths: both are complete sentences with their mark. The subject is the
 * thing itself («El algodón deja pasar el aire.») or the reader, never the product, so that nothing agrees with it and
 * the sentence also stands after «fact: …». Spanish marks its register: «{Llegas|Llega} a casa con pan».
 */
export interface Meaning {
  /** At most 45 characters. */
  s: string;
  /** At most 90 characters. */
  m: string;
}

/** The reader's day without the thing. No number, name or effect that the concept does not bring of itself. */
export interface Without {
  /** Two or more questions that open a text, at most 60 characters each, with both marks in Spanish. */
  questions: readonly string[];
  /** One or more complete sentences that show the day, at most 90 characters each. */
  scenes: readonly string[];
  /** One or more noun phrases for headlines, small first letter, at most 40 characters: «pan duro a la basura». */
  short: readonly string[];
}

export interface ConceptText {
  /**
   * Folded expressions that recognise the concept in a fact, as whole words; an asterisk at the end of a word stands for
   * any inflection: «ferment* en frio», «machine wash*». Of all concepts the longest match wins.
   */
  match: readonly string[];
  /** Two or more. */
  means: readonly Meaning[];
  /** One or more noun phrases of the state afterwards, small first letter, at most 40 characters: «pan para toda la semana». */
  after: readonly string[];
  without: Without;
}

/** A thing that a fact can name, and what follows from it without further knowledge. */
export interface Concept {
  id: string;
  /** The sectors in which it means this; every one, if not given. A concept of the product's sector wins. */
  sectors?: readonly string[];
  /** The audience to which it means this; both, if not given. */
  audience?: Audience;
  texts: Record<Language, ConceptText>;
}
