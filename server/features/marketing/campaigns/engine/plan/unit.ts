import type { Part } from '../../../../../../shared/marketing/campaigns/scales';
import type { BankName } from '../shapes/banks';
import type { Shape } from '../shapes/shape';
import type { Told } from './material';

/** One way to fill a unit: shapes of a bank, or sentences as they stand, with the facts that they tell. */
export interface Try {
  bank?: BankName;
  /** Shapes that do not stand in a bank: sentences of the lexicon and the sector, or a fact as it is. */
  own?: readonly Shape[];
  /** Narrows a bank to some of its shapes. */
  only?: (shape: Shape) => boolean;
  facts: readonly Told[];
  /** What fills the slots besides the product's names, by length: `s` and `m` of a meaning. */
  slots?: Readonly<Record<string, string | undefined>>;
  brief?: Readonly<Record<string, string | undefined>>;
  /** What the lexicon says in it: that is said once in each type of piece. */
  said?: string;
}

/** A sentence to come: where it stands, how it can be said, and how easily it can go. */
export interface Unit {
  slot: string;
  part: Part;
  tries: readonly Try[];
  /** The lowest goes first. */
  rank: number;
  isRequired: boolean;
  /** Goes only when all that is left is at its shortest. */
  isCore?: boolean;
  /** Whether the product's whole name has to stand in it. */
  isNaming?: boolean;
}
