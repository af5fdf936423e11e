import type { Ground } from '../colours/grounds';
import type { Box } from '../geometry';
import type { Given } from '../parts/given';
import type { DrawingItem, Item } from '../scene';
import { type Pattern, patterns } from './patterns';
import { randomFrom } from './random';
import { rect } from './shapes';
import { tonesOn } from './tones';

/** A drawing that fills a box where there is no photo. */
export function ornament({ seed }: Pick<Given, 'seed'>, box: Box, ground: Ground): DrawingItem {
  const random = randomFrom(seed);
  const pattern = patterns[Math.floor(random() * patterns.length)] as Pattern;
  const tones = tonesOn(ground);
  const svg = rect(0, 0, box.width, box.height, tones.ground) + pattern(box, tones, random);
  return { kind: 'drawing', box, svg };
}

/** The photo, or a drawing in its place. */
export const image = (given: Given, box: Box, ground: Ground): Item =>
  given.hasPhoto ? { kind: 'photo', box } : ornament(given, box, ground);
