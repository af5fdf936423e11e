import type { Language } from '../../languages';
import type { FactKind, FactShape, FactSource } from './scales';

/** One thing that may be said of a product; campaigns cite it by its id, which is never given again. */
export interface Fact {
  /** f1, f2 … */
  id: string;
  kind: FactKind;
  shape: FactShape;
  text: string;
  language: Language;
  /** The same in the product's language, if the fact is in another one. */
  translation?: string;
  /** The last day on which it holds (YYYY-MM-DD). */
  until?: string;
  source: { from: FactSource; quote: string };
}
