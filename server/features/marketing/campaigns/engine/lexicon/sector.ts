import type { Language } from '../../../../../../shared/languages';
import type { Audience, Goal } from '../../../../../../shared/marketing/campaigns/scales';

/**
 * A reader's situation in which the product has a place; it praises nothing and states nothing of the product. Sentences
 * may hold `{the product}`, `{a product}` or `{your product}` («la hogaza», «una hogaza», «tu hogaza»), never as a
 * subject; Spanish marks its register: «¿{Necesitas|Necesita} {a product}?». Every sentence of more than six words holds
 * one of these, or it would be the same for a whole shop.
 */
export interface Situation {
  /** A question that opens a text, at most 60 characters besides the product. */
  question: string;
  /** A sentence that shows the moment, at most 90 characters besides the product. */
  scene: string;
}

export interface SectorText {
  /** Folded words that recognise the sector in the company's sector, the category or the product's name; asterisk as in concepts. */
  words: readonly string[];
  vocabulary: {
    /** Noun phrases with their article: «la panadería», «the bakery». */
    seller: string;
    place: string;
    customer: string;
    /** The thing without article, in singular and plural: «pan», «panes»; and the gender, in Spanish. */
    thing: { one: string; many: string; gender?: 'm' | 'f' };
  };
  /** Six or more adverbial phrases of moments of use, small first letter: «el domingo por la mañana», «after school». */
  moments: readonly string[];
  /** Four or more for each audience. */
  situations: Record<Audience, readonly Situation[]>;
  /** Labels of buttons for each goal, three or more, at most 28 characters, verb first, without a mark. */
  actions: Record<Goal, readonly string[]>;
  /** Five or more, without the sign and without spaces: «panartesano». */
  tags: readonly string[];
}

/** The trade of a product; one has the id `general` and is taken where no other is recognised. */
export interface Sector {
  id: string;
  /** Two or more that state nothing of the product. */
  emoji: readonly string[];
  texts: Record<Language, SectorText>;
}
