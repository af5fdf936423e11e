import type { Ground } from '../colours/grounds';
import type { Box } from '../geometry';
import type { Given } from '../parts/given';
import type { DrawingItem, Item } from '../scene';
import { type Pattern, patterns } from './patterns';
import { randomFrom } from './random';
import { rect } from './shapes';
import { type Tones, tonesOn } from './tones';

/** A drawing that fills a box where there is no photo. */
export function ornament({ seed }: Pick<Given, 'seed'>, box: Box, ground: Ground): DrawingItem {
  return drawing(seed, box, tonesOn(ground));
}

/** The same behind a card: what is nearly as pale as the card would blur its edge and its notches. */
export function ornamentBehind({ seed }: Pick<Given, 'seed'>, box: Box, ground: Ground): DrawingItem {
  const tones = tonesOn(ground);
  return drawing(seed, box, { ...tones, strong: tones.soft });
}

function drawing(seed: number, box: Box, tones: Tones): DrawingItem {
  const random = randomFrom(seed);
  const pattern = patterns[Math.floor(random() * patterns.length)] as Pattern;
  const svg = rect(0, 0, box.width, box.height, tones.ground) + pattern(box, tones, random);
  return { kind: 'drawing', box, svg };
}

/** The photo, or a drawing in its place. */
export const image = (given: Given, box: Box, ground: Ground): Item =>
  given.hasPhoto ? { kind: 'photo', box } : ornament(given, box, ground);

/** The photo, or a drawing in its place, with a card before it. */
export const imageBehind = (given: Given, box: Box, ground: Ground): Item =>
  given.hasPhoto ? { kind: 'photo', box } : ornamentBehind(given, box, ground);
