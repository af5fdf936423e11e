import type { HeroColours } from './hero-picture';

/** Messages from the page to the worker of the hero; the first one holds the canvas and its size. */
export type HeroMessage = {
  /** In CSS pixels; `ratio` is the number of device pixels per CSS pixel. */
  size?: { width: number; height: number; ratio: number };
  running?: boolean;
} & ({ canvas: OffscreenCanvas; colours: HeroColours } | { canvas?: undefined });

/** Messages from the worker: it has drawn its first picture, or every node has settled in its place. */
export type HeroState = 'drawn' | 'settled';
