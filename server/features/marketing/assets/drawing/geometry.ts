/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const right = (box: Box) => box.x + box.width;
export const bottom = (box: Box) => box.y + box.height;

export const inside = (inner: Box, outer: Box, slack = 0) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  right(inner) <= right(outer) + slack &&
  bottom(inner) <= bottom(outer) + slack;

/** Whether two boxes share more than an edge of `slack` pixels. */
export const overlap = (one: Box, other: Box, slack = 0) =>
  one.x < right(other) - slack &&
  other.x < right(one) - slack &&
  one.y < bottom(other) - slack &&
  other.y < bottom(one) - slack;

export const shrink = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});
