import type { Block } from '../../../../../shared/marketing/campaigns/piece';

/** A block that is being written, with what decides whether it stays. */
export interface Drafted extends Block {
  kind: NonNullable<Block['kind']>;
  rank: number;
  paragraph: number;
  /** The choice that each of its lines came from; lines of a list share theirs. */
  ids: string[];
  /** The choice of the list that its last sentence announces. */
  leadsTo?: string | undefined;
  /** The list that it shows. */
  of?: string;
}
