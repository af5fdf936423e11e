import type { HeroColours } from './hero-picture';

/** What the page tells the worker that draws the hero; the first message brings the canvas and its size. */
export type HeroMessage = {
  /** In pixels of the page; `ratio` is how many of the screen each has. */
  size?: { width: number; height: number; ratio: number };
  running?: boolean;
} & ({ canvas: OffscreenCanvas; colours: HeroColours } | { canvas?: undefined });
