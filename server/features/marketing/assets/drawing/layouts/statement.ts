import { bottom, right } from '../geometry';
import { column } from '../parts/column';
import { rule } from '../scene';
import { tonesOn } from '../ornaments/tones';
import type { Layout } from './layout';

/** The headline fills a flat ground. */
export const statement: Layout = (given) => {
  const { canvas, grounds } = given;
  const { area, unit, isWide } = canvas;
  const ground = grounds.brand;
  const found = column(given, area, { ground, largest: (isWide ? 138 : 190) * unit, anchor: 'bottom' });
  if (!found) return { reason: 'headline.tooLong' };
  const { middle } = tonesOn(ground);
  // A bar that runs off the picture ties the flat ground to its edge.
  const bar = Math.round(18 * unit);
  return {
    scene: {
      ground: ground.fill,
      items: [
        rule(right(canvas.whole) - bar, 0, bar, bottom(canvas.whole), middle),
        rule(right(canvas.whole) - bar, area.y, bar, Math.round(area.height * 0.22), ground.accent),
        ...found.items,
      ],
    },
  };
};
