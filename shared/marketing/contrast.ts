/** A colour as `#rrggbb`. */
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

/** Below it, text is hard to read (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

/** White or near-black, whichever is easier to read on a colour, with the contrast; undefined for what is no colour. */
export function textOn(colour: string | null | undefined): { text: string; contrast: number } | undefined {
  if (!colour || !isColour(colour)) return undefined;
  const candidates = ['#ffffff', '#16202e'].map((text) => ({ text, contrast: contrastOf(text, colour) }));
  return candidates.toSorted((left, right) => right.contrast - left.contrast)[0];
}
