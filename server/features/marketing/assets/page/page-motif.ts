import type { BrandColours } from '../../../../../shared/marketing/assets/picture';
import { groundsOf } from '../drawing/colours/grounds';
import { ornament } from '../drawing/ornaments/ornament';
import { seedOf } from '../picture-name';
import { coloursOf } from '../words/picture-content';

/** Pixels of the drawing; a page shows as much of it as fits the place. */
export const motifSize = { width: 1_200, height: 900 } as const;

/** Pixels of the drawing as a file. It stands below a band of its own colour, where a cut would look like a fault. */
const coverSize = { width: 1_200, height: 600 } as const;

interface Brand {
  brandColor: string | null;
  accentColor: string | null;
}

interface Made {
  product: string;
  company: string;
}

/**
 * The pattern of a product's pictures without any words, as the content of an SVG: a page says the words itself, and a
 * painted call to action looks like a button.
 */
export function motifOf(
  { product, company }: Made,
  brand: Brand,
  size: { width: number; height: number } = motifSize,
): string {
  const colours: BrandColours = coloursOf(brand);
  const box = { x: 0, y: 0, ...size };
  return ornament({ seed: seedOf({ texts: { product, company }, colours }) }, box, groundsOf(colours).brand)
    .svg;
}

/** The pattern as a file, drawn for a place that is twice as wide as high. */
export const motifFile = (made: Made, brand: Brand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${coverSize.width}" height="${coverSize.height}" viewBox="0 0 ${coverSize.width} ${coverSize.height}">${motifOf(made, brand, coverSize)}</svg>`;
