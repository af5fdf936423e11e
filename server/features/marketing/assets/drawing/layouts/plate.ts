import { bottom, type Box, shrink } from '../geometry';
import { imageBehind } from '../ornaments/ornament';
import { column } from '../parts/column';
import type { Given } from '../parts/given';
import { panel, rule } from '../scene';
import type { Layout } from './layout';

/** Shares of the height that the plate may take: little of the photo is hidden if the text allows it. */
const shares = [0.62, 0.8, 1];

/** A photo or pattern over the whole picture, the text on a solid plate. */
export const plate: Layout = (given) => {
  const { canvas, grounds } = given;
  const { unit, isWide, whole } = canvas;
  const ground = grounds.paper;
  const padding = Math.round((isWide ? 44 : 52) * unit);
  const options = { ground, largest: (isWide ? 72 : 84) * unit, anchor: 'top', mostLines: 7 } as const;
  for (const outer of places(given)) {
    const room = shrink(outer, padding);
    const first = column(given, room, options);
    if (!first) continue;
    // The plate is as high as its text.
    const height = Math.min(room.height, Math.round(first.used));
    const inner = { ...room, y: bottom(room) - height, height };
    const found = column(given, inner, { ...options, largest: first.size });
    if (!found) continue;
    const card = { ...outer, y: inner.y - padding, height: height + 2 * padding };
    const edge = rule(card.x, card.y, card.width, Math.round(10 * unit), ground.accent);
    const items = [imageBehind(given, whole, grounds.brand), panel(card, ground.fill), edge, ...found.items];
    return { scene: { ground: grounds.brand.fill, items } };
  }
  return { reason: 'headline.tooLong' };
};

function places({ canvas: { area, safe, whole, isWide } }: Given): Box[] {
  if (isWide) return [0.6, 0.74, 0.92].map((share) => ({ ...safe, width: Math.round(whole.width * share) }));
  return shares.map((share) => {
    const height = Math.round(area.height * share);
    return { ...area, y: bottom(area) - height, height };
  });
}
