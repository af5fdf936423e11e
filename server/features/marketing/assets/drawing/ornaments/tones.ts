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
  // Steps near black are hard to see.
  const [near, far] = lightness < 0.35 ? [0.11, 0.2] : [0.055, 0.12];
  return {
    ground: fill,
    soft: shade(fill, lightness + near * away),
    middle: shade(fill, lightness + far * away),
    strong: mix(fill, text, 0.82),
    accent,
  };
}
