import type { Quadrant } from '../scales';

/** An item of a quadrant, from any of the tables; its id is unique within the quadrant only. */
export interface SwotItem {
  id: number;
  description: string;
  /** The impact of a strength or priority of a problem; for other items, the value that they would have as one. */
  level: number;
  departmentId: number | null;
}

/** A SWOT analysis. Weaknesses are the company's problems. */
export type Swot = Record<Quadrant, SwotItem[]>;

/** Whether it says more than the company's strengths and problems; only then it goes along with a report. */
export const hasOutside = ({ opportunities, threats }: Swot): boolean =>
  opportunities.length + threats.length > 0;

/** The result of a move. Moving the item back restores it except for its id and its place among items of equal rank. */
export interface SwotMoved {
  quadrant: Quadrant;
  item: SwotItem;
}
