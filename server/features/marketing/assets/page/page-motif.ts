import type { BrandColours } from '../../../../../shared/marketing/assets/picture';
import { groundsOf } from '../drawing/colours/grounds';
import { ornament } from '../drawing/ornaments/ornament';
import { seedOf } from '../picture-name';
import { coloursOf } from '../words/picture-content';

/** Pixels of the drawing; a page shows as much of it as fits the place. */
export const motifSize = { width: 1_200, height: 900 } as const;

interface Brand {
  brandColor: string | null;
  accentColor: string | null;
}

/**
 * The pattern of a product's pictures without any words, as the content of an SVG: a page says the words itself, and a
 * painted call to action looks like a button.
 */
export function motifOf({ product, company }: { product: string; company: string }, brand: Brand): string {
  const colours: BrandColours = coloursOf(brand);
  const box = { x: 0, y: 0, ...motifSize };
  return ornament({ seed: seedOf({ texts: { product, company }, colours }) }, box, groundsOf(colours).brand)
    .svg;
}

/** The pattern as a file. */
export const motifFile = (svg: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${motifSize.width}" height="${motifSize.height}" viewBox="0 0 ${motifSize.width} ${motifSize.height}">${svg}</svg>`;
