import type { Language } from '../../../../../shared/languages';
import type { Register } from '../../../../../shared/marketing/register';
import type { Audience } from '../../../../../shared/marketing/campaigns/scales';

/** A fact of the product, as far as a text may lean on it. */
export interface GroundFact {
  id: string;
  kind: 'feature' | 'advantage' | 'proof' | 'offer';
  text: string;
  /** The last day on which it holds, as an ISO date. */
  until?: string | undefined;
}

/** What a piece may state, and how: all else is invented. */
export interface Ground {
  language: Language;
  audience: Audience;
  register: Register;
  company: {
    /** What its texts call it. */
    name: string;
    fullName?: string | undefined;
    place?: string | undefined;
    contact?: string | undefined;
  };
  product: {
    name: string;
    shortName?: string | undefined;
    /** The price as it is shown; none: on request. */
    price?: string | undefined;
    url?: string | undefined;
  };
  facts: readonly GroundFact[];
  /** Whether a post may have an emoji; none, if not given. */
  hasEmoji?: boolean | undefined;
  /** Words that the company avoids. */
  avoid: readonly string[];
  /** Fewer than six facts: shorter texts are right. */
  isThin: boolean;
}

/** The codes of `comerzia.md`; those with a star in the specification have further parts. */
export type Code =
  | 'aida.order'
  | `length.${'subject' | 'preheader' | 'body' | 'network' | 'tags' | 'cta' | 'h1' | 'benefits' | 'faq' | 'seo' | 'ads'}`
  | `text.${'cut' | 'punctuation' | 'placeholder'}`
  | `fact.${'number' | 'name' | 'contact' | 'claim' | 'sensitive' | 'cited'}`
  | `must.${'name' | 'fact' | 'feature' | 'advantage' | 'price'}`
  | 'register'
  | 'language'
  | `angle.${'similar' | 'headline'}`
  | 'offer.expired'
  | 'voice'
  | 'style.cliche';

/** What a validator found. */
export interface Finding {
  code: Code;
  /** The text's place in the piece: `blocks.2.lines.0`. */
  at: string;
  /** The words at fault, if some are. */
  words?: string;
}
