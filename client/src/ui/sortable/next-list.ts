/** Where something stands on the screen, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far a box lies beyond another in the direction of an arrow key, and how far beside that line. */
const distances: Record<string, (from: Box, to: Box) => [beyond: number, beside: number]> = {
  ArrowUp: (from, to) => [from.top - to.bottom, Math.abs(from.left - to.left)],
  ArrowDown: (from, to) => [to.top - from.bottom, Math.abs(from.left - to.left)],
  ArrowLeft: (from, to) => [from.left - to.right, Math.abs(from.top - to.top)],
  ArrowRight: (from, to) => [to.left - from.right, Math.abs(from.top - to.top)],
};

/** Boxes of lists may touch or overlap by a border. */
const OVERLAP = 2;

/** The list that an arrow key leads to from another: the nearest beyond it, then the one that is most in line. */
export function nextList<List extends Box>(key: string, from: Box, lists: readonly List[]): List | undefined {
  const distance = distances[key];
  if (!distance) return undefined;
  const beyond = lists
    .map((list) => ({ list, at: distance(from, list) }))
    .filter(({ at: [ahead] }) => ahead >= -OVERLAP)
    .toSorted(({ at: [a, asideA] }, { at: [b, asideB] }) => a - b || asideA - asideB);
  return beyond[0]?.list;
}
