import type { FactKind } from '../../products/scales';
import type { FindingCode } from './codes';
import type { Severity } from './severity';

/** What a validator found in a text, for a screen. */
export interface Finding {
  code: FindingCode;
  /** The text's place in the piece: `blocks.2.lines.0`. */
  at: string;
  /** The words at fault, if some are. */
  words: string | null;
  /** A warning does not stand in the way of approval. */
  severity: Severity;
  /** What it is and what to do, in the caller's language. */
  text: string;
  /** The kind of fact that would make the text right, if one would: it can be added with one click. */
  fact: FactKind | null;
}
