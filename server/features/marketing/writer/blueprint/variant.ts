import type { Part } from '../../../../../shared/marketing/campaigns/scales';

/** What must hold for a line or a variant: a slot or list has something, `least` of it, or is a value. */
export interface Condition {
  isNot: boolean;
  name: string;
  least?: number | undefined;
  is?: string | undefined;
}

/** A sentence or heading with its slots. */
export interface Template {
  conditions: readonly Condition[];
  text: string;
}

/** The signs that begin a list in a body, and the kind of block that each makes. */
export const listSigns = {
  '>': 'quote',
  '*': 'list',
  '1.': 'steps',
  '?': 'questions',
  ':': 'pairs',
} as const;
export type ListKind = (typeof listSigns)[keyof typeof listSigns];

/** A line of a body. `rank`: 9 goes first where a text is too long, 0 stays. */
interface Ranked {
  conditions: readonly Condition[];
  rank: number;
}

export type BodyLine = Ranked &
  (
    | { type: 'sentence' | 'heading'; text: string }
    | { type: 'list'; kind: ListKind; of: string; most?: number | undefined; from: number }
  );

/** A line with those that may stand in its place, the preferred one first. */
export interface Choice {
  /** Its number in the body, by which «other wording» names it. */
  id: string;
  part: Part;
  /** The paragraph that it stands in: a heading belongs to what follows in the same one. */
  paragraph: number;
  lines: readonly BodyLine[];
}

/** One way to write a piece, or a group of words under a name. */
export interface Variant {
  /** `['pain', 'A']`, or `['pain', 'voice', 'A']` of a post. */
  path: readonly string[];
  title: string;
  needs: readonly Condition[];
  isPlain: boolean;
  fields: Readonly<Record<string, readonly Template[]>>;
  bodies: Readonly<Record<string, readonly Choice[]>>;
}
