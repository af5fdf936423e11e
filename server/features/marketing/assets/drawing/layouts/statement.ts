import { bottom } from '../geometry';
import { column } from '../parts/column';
import { rule } from '../scene';
import type { Layout } from './layout';

/** The headline fills a flat ground. */
export const statement: Layout = (given) => {
  const { canvas, grounds } = given;
  const { area, unit, isWide } = canvas;
  const ground = grounds.brand;
  const found = column(given, area, { ground, largest: (isWide ? 138 : 190) * unit, anchor: 'bottom' });
  if (!found) return { reason: 'headline.tooLong' };
  // A bar of one colour along the whole edge ties the flat ground to it, however the picture is cropped above and below.
  const bar = Math.round(18 * unit);
  return {
    scene: {
      ground: ground.fill,
      items: [rule(0, 0, bar, bottom(canvas.whole), ground.accent), ...found.items],
    },
  };
};
