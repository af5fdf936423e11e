import type { FactKind } from '../../products/scales';
import type { FindingCode } from './codes';
import type { Severity } from './severity';

/** What a validator found in a text, for a screen. */
export interface Finding {
  code: FindingCode;
  /** The text's place in the piece: `blocks.2.lines.0`. */
  at: string;
  /** The words at fault, if there are any. */
  words: string | null;
  /** An error prevents approval; a warning does not. */
  severity: Severity;
  /** The problem and what to do, in the caller's language. */
  text: string;
  /** The kind of fact that would solve the problem, if one would; the client can add it with one click. */
  fact: FactKind | null;
}
