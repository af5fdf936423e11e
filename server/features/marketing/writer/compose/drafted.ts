import type { Block } from '../../../../../shared/marketing/campaigns/piece';

/** A block that is being written, with what decides whether it stays. */
export interface Drafted extends Block {
  kind: NonNullable<Block['kind']>;
  rank: number;
  paragraph: number;
  /** The choice that each of its lines came from; lines of a list share theirs. */
  ids: string[];
  /** It is told whole or not at all: steps, and what is included. */
  isWhole: boolean;
}
