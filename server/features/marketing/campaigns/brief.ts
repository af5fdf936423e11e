import type { Language } from '../../../../shared/languages';
import type { Audience } from '../../../../shared/marketing/campaigns/scales';
import type { BriefGoal, Price } from '../../../../shared/marketing/products/brief/places';
import type { Fact } from '../../../../shared/marketing/products/fact';
import type { Register } from '../../../../shared/marketing/register';
import type { Speaker } from '../../../../shared/marketing/scales';

/** Everything that the texts of one product are made from, in one language and for one audience. */
export interface Brief {
  language: Language;
  register: Register;
  audience: Audience;
  company: {
    /** What its texts call it. */
    name: string;
    /** «en Valencia», “in Leeds”. */
    where?: string | undefined;
    phone?: string | undefined;
    web?: string | undefined;
    /** What it calls those who buy, with the article in Spanish: «las familias», “patients”. */
    customers?: string | undefined;
    isSober: boolean;
    speaker: Speaker;
  };
  /** The product's name, as it is in the list of products. */
  name: string;
  /** Its index among the company's products; different products get different variants. */
  position: number;
  /** Accepted facts in the language that are valid on the day of the set, without contradictions. */
  facts: readonly Fact[];
  /** Those that may be shown to the audience, the main one first. */
  prices: readonly Price[];
  /** ISO 4217. */
  currency: string;
  /** The price is told on request. */
  isOnRequest: boolean;
  goal: BriefGoal;
}
