import { contrast, leastContrast } from '../colours/contrast';
import type { Canvas } from '../canvas';
import { type Box, inside, overlap } from '../geometry';
import type { Item, Scene, TextItem } from '../scene';

/** A line of text where satori has drawn it. */
export interface DrawnLine {
  /** The index of its text among the scene's items. */
  item: number;
  box: Box;
}

/** Pixels by which boxes may differ because positions are rounded. */
const slack = 2;

/**
 * What is wrong with a drawn scene: text or a logo outside the safe area, things that overlap, text that does not stand
 * on a solid ground of enough contrast. Empty if all is well.
 */
export function faultsOf(scene: Scene, lines: readonly DrawnLine[], canvas: Canvas): string[] {
  const texts = scene.items.flatMap((item, index) => {
    if (item.kind !== 'text') return [];
    const own = lines.filter((line) => line.item === index);
    return [{ item, index, boxes: own.map(({ box }) => box) }];
  });
  const logos = scene.items.flatMap((item) => (item.kind === 'logo' ? [item.box] : []));
  const obstacles = scene.items.flatMap((item) => (item.kind === 'rule' ? [item.box] : []));
  return [
    ...texts
      .filter(({ item, boxes }) => boxes.length !== item.lines.length)
      .map(({ item }) => `${item.name} is missing`),
    ...texts.flatMap(({ item, boxes }) =>
      boxes.filter((box) => !inside(box, canvas.safe, slack)).map(() => `${item.name} leaves the safe area`),
    ),
    ...logos.filter((box) => !inside(box, canvas.safe, slack)).map(() => 'the logo leaves the safe area'),
    ...texts.flatMap(({ item, index, boxes }) => {
      const others = [
        ...texts.filter((other) => other.index > index).flatMap((other) => other.boxes),
        ...logos,
        ...obstacles,
      ];
      const hits = boxes.filter((box) => others.some((other) => overlap(box, other, slack)));
      return hits.map(() => `${item.name} overlaps something`);
    }),
    ...texts.flatMap(({ item, boxes }) => groundFaults(scene, item, boxes)),
  ];
}

function groundFaults(scene: Scene, { name, colour, ground }: TextItem, boxes: readonly Box[]): string[] {
  if (contrast(colour, ground) < leastContrast) return [`${name} has too little contrast`];
  return boxes
    .filter((box) => groundUnder(scene, box) !== ground)
    .map(() => `${name} does not stand on its ground`);
}

/** The fill of what was painted last under a box, or undefined if that does not fill the box. */
function groundUnder({ ground, items }: Scene, box: Box): string | undefined {
  const isUnder = (item: Item) =>
    item.kind !== 'text' && item.kind !== 'rule' && overlap(item.box, box, slack);
  const last = items.findLast(isUnder);
  if (!last) return ground;
  return last.kind === 'panel' && inside(box, last.box, slack) ? last.fill : undefined;
}
