import { type Box, right } from '../geometry';
import { image } from '../ornaments/ornament';
import { column } from '../parts/column';
import type { Given } from '../parts/given';
import { panel, rule } from '../scene';
import type { Layout } from './layout';

/** A photo or pattern in one half, the text in the other. */
export const split: Layout = (given) => {
  const { canvas, grounds } = given;
  const { unit, isWide, whole } = canvas;
  const ground = grounds.paper;
  const { picture, text } = halves(given);
  const found = column(given, text, { ground, largest: (isWide ? 108 : 140) * unit, anchor: 'top' });
  if (!found) return { reason: 'headline.tooLong' };
  const edge = Math.round(10 * unit);
  return {
    scene: {
      ground: ground.fill,
      items: [
        panel(whole, ground.fill),
        image(given, picture, grounds.brand),
        isWide
          ? rule(picture.x - edge, 0, edge, whole.height, ground.accent)
          : rule(0, picture.height, whole.width, edge, ground.accent),
        ...found.items,
      ],
    },
  };
};

function halves({ canvas: { area, whole, unit, isWide, isStory } }: Given): { picture: Box; text: Box } {
  if (isWide) {
    const x = Math.round(whole.width * 0.57);
    return {
      picture: { x, y: 0, width: whole.width - x, height: whole.height },
      text: { ...area, width: x - area.x - Math.round(56 * unit) },
    };
  }
  const height = Math.round(isStory ? 250 + area.height * 0.36 : whole.height * 0.42);
  const y = height + Math.round(64 * unit);
  return {
    picture: { x: 0, y: 0, width: right(whole), height },
    text: { ...area, y, height: area.y + area.height - y },
  };
}
