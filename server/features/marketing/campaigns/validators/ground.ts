import type { Language } from '../../../../../shared/languages';
import type { Register } from '../../../../../shared/marketing/register';
import type { Audience } from '../../../../../shared/marketing/campaigns/scales';
import type { Place } from '../../../../../shared/marketing/products/brief/places';

/** A fact of the product, as far as a text may lean on it. */
export interface GroundFact {
  id: string;
  kind: 'feature' | 'advantage' | 'proof' | 'offer';
  /** Where it stands in the brief. */
  place?: Place | undefined;
  text: string;
  /** Customers ask it; its text goes on with the answer. */
  isQuestion?: boolean | undefined;
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
    /** What it calls those who buy. */
    customers?: string | undefined;
    isSober?: boolean | undefined;
  };
  product: {
    name: string;
    shortName?: string | undefined;
    /** The prices as they are shown; none: on request, or not to be shown. */
    price?: string | undefined;
    url?: string | undefined;
  };
  /** What is said of the goal besides: its place, the button's words, what happens afterwards. */
  goal?: string | undefined;
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
  | `fact.${'number' | 'name' | 'contact' | 'claim' | 'sensitive' | 'risky' | 'cited'}`
  | `must.${'name' | 'fact' | 'price'}`
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
