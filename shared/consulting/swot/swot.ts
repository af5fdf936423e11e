import type { Quadrant } from '../scales';

/** What stands in a quadrant, whichever table keeps it: its id is unique within the quadrant only. */
export interface SwotItem {
  id: number;
  description: string;
  /** Impact of a strength, priority of a problem; of the others, what they would have as one. */
  level: number;
  departmentId: number | null;
}

/** A SWOT analysis. Weaknesses are the company's problems. */
export type Swot = Record<Quadrant, SwotItem[]>;

/** Where something was moved to. Moved back from there, it is what it was before, but for its id and its place among equals. */
export interface SwotMoved {
  quadrant: Quadrant;
  item: SwotItem;
}
