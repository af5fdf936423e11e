import { type Quadrant, quadrants } from '@shared/consulting/scales';
import type { Swot, SwotItem } from '@shared/consulting/swot/swot';

/** Where an item stands; an id below zero is that of one on its way, which has no other yet. */
export type Place = { quadrant: Quadrant; id: number };

/** Tells an item from all others of the board: its id does so within its quadrant only. */
export const keyOf = ({ quadrant, id }: Place) => `${quadrant}:${id}`;

/** The item of a key, with the quadrant it stands in. */
export function findPlaced(swot: Swot, key: string): { item: SwotItem; from: Quadrant } | undefined {
  return quadrants
    .flatMap((from) => swot[from].map((item) => ({ item, from })))
    .find(({ item, from }) => keyOf({ quadrant: from, id: item.id }) === key);
}
