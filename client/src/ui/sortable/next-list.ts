/** The position of an element on the screen, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The distance of a box from another in the direction of an arrow key, and its offset across that
 * direction.
 */
const distances: Record<string, (from: Box, to: Box) => [beyond: number, beside: number]> = {
  ArrowUp: (from, to) => [from.top - to.bottom, Math.abs(from.left - to.left)],
  ArrowDown: (from, to) => [to.top - from.bottom, Math.abs(from.left - to.left)],
  ArrowLeft: (from, to) => [from.left - to.right, Math.abs(from.top - to.top)],
  ArrowRight: (from, to) => [to.left - from.right, Math.abs(from.top - to.top)],
};

/** Pixels by which neighbouring lists may overlap, such as a border. */
const OVERLAP = 2;

const isRow = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** Whether two boxes stand side by side in the direction of an arrow key. */
const areInLine = (key: string, from: Box, to: Box): boolean =>
  isRow(key)
    ? to.top < from.bottom - OVERLAP && to.bottom > from.top + OVERLAP
    : to.left < from.right - OVERLAP && to.right > from.left + OVERLAP;

/** The list that an arrow key leads to: of those in line, the nearest in its direction, then the one with the least offset. */
export function nextList<List extends Box>(key: string, from: Box, lists: readonly List[]): List | undefined {
  const distance = distances[key];
  if (!distance) return undefined;
  const beyond = lists
    .map((list) => ({ list, at: distance(from, list), isInLine: areInLine(key, from, list) }))
    .filter(({ at: [ahead] }) => ahead >= -OVERLAP)
    .toSorted(
      (one, other) =>
        Number(other.isInLine) - Number(one.isInLine) || one.at[0] - other.at[0] || one.at[1] - other.at[1],
    );
  return beyond[0]?.list;
}
