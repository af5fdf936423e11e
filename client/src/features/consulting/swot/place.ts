import { type Quadrant, quadrants } from '@shared/consulting/scales';
import type { Swot, SwotItem } from '@shared/consulting/swot/swot';

/** The quadrant and id of an item; a negative id stands for the new one while a move is pending. */
export type Place = { quadrant: Quadrant; id: number };

/** Identifies an item on the board, because an id is unique only in its quadrant. */
export const keyOf = ({ quadrant, id }: Place) => `${quadrant}:${id}`;

/** The item with this key, and its quadrant. */
export function findPlaced(swot: Swot, key: string): { item: SwotItem; from: Quadrant } | undefined {
  return quadrants
    .flatMap((from) => swot[from].map((item) => ({ item, from })))
    .find(({ item, from }) => keyOf({ quadrant: from, id: item.id }) === key);
}
