import { type Ground, mix, shade } from '../colours/grounds';
import { oklchOf } from '../colours/oklch';

/** The colours of a drawing, from the ground to what stands out. */
export interface Tones {
  ground: string;
  soft: string;
  middle: string;
  strong: string;
  accent: string;
}

/** Neighbouring lightnesses of the ground's own hue, so that colours that clash do not meet in large areas. */
export function tonesOn({ fill, text, accent }: Ground): Tones {
  const { lightness } = oklchOf(fill);
  const away = lightness > 0.6 ? -1 : 1;
  return {
    ground: fill,
    soft: shade(fill, lightness + 0.055 * away),
    middle: shade(fill, lightness + 0.12 * away),
    strong: mix(fill, text, 0.82),
    accent,
  };
}
