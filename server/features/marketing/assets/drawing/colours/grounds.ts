import type { BrandColours } from '../../../../../../shared/marketing/assets/picture';
import { contrast, leastContrast } from './contrast';
import { hexFrom, oklchOf } from './oklch';

const white = '#ffffff';
const ink = '#16202e';
const lightnessStep = 0.02;

/** A solid colour, and the colours of what stands on it. */
export interface Ground {
  fill: string;
  text: string;
  /** For text that is less important. */
  muted: string;
  /** A thin line. */
  line: string;
  /** A mark that stands out; no text. */
  accent: string;
  /** Text in the brand's colour where it can be read, otherwise the colour of the text. */
  brand: string;
}

/** The grounds of a picture. */
export interface Grounds {
  brand: Ground;
  /** Almost white, with a breath of the brand's hue. */
  paper: Ground;
  /** Almost black, likewise. */
  deep: Ground;
  /** Set if the brand's colour had to be changed. */
  moved?: { from: string; to: string };
}

/** A colour of the same hue with another lightness; `chroma` multiplies its own. */
export function shade(hex: string, lightness: number, chroma = 1): string {
  const own = oklchOf(hex);
  return hexFrom({ ...own, lightness, chroma: own.chroma * chroma });
}

/** A colour between two, `share` of the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const between = (at: number) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share);
  return `#${[1, 3, 5].map((at) => between(at).toString(16).padStart(2, '0')).join('')}`;
}

/** The darkest or lightest colour of a ground's own hue. */
const ownOf = (fill: string) =>
  oklchOf(fill).lightness > 0.6 ? shade(fill, 0.22, 0.6) : shade(fill, 0.975, 0.25);

function textOn(fill: string): string {
  const [best] = [ownOf(fill), white, ink].toSorted(
    (one, other) => contrast(other, fill) - contrast(one, fill),
  );
  return best as string;
}

const isReadable = (fill: string) => contrast(textOn(fill), fill) >= leastContrast;

/** The nearest lightness at which text can be read. */
function readableFill(fill: string): string {
  if (isReadable(fill)) return fill;
  const { lightness, chroma, hue } = oklchOf(fill);
  for (let step = 1; step <= 50; step += 1)
    for (const by of [-step, step]) {
      const moved = hexFrom({ lightness: lightness + by * lightnessStep, chroma, hue });
      if (isReadable(moved)) return moved;
    }
  return ink;
}

/** As far from the text towards the ground as it can still be read well. */
function mutedOn(fill: string, text: string): string {
  const shares = [0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05];
  return shares.map((share) => mix(text, fill, share)).find((one) => contrast(one, fill) >= 5) ?? text;
}

/** A colour of one's own as ground; what stands on it is chosen for it. */
export function groundOf(fill: string, { primary, secondary }: BrandColours): Ground {
  const text = textOn(fill);
  const isDark = oklchOf(fill).lightness < 0.6;
  const isClear = (colour: string) => contrast(colour, fill) >= leastContrast;
  const strong = [secondary, primary].find((one) => contrast(one, fill) >= 1.9);
  return {
    fill,
    text,
    muted: mutedOn(fill, text),
    line: mix(fill, text, 0.26),
    accent: strong ?? mix(fill, text, 0.6),
    brand: [primary, secondary, shade(primary, isDark ? 0.78 : 0.4)].find(isClear) ?? text,
  };
}

/** The least contrast at which an area can be told from paper. */
const distinct = 1.25;

/** The colour that covers areas: the first one of the brand, unless it is as light as paper. */
const leading = ({ primary, secondary }: BrandColours) =>
  [primary, secondary].find((one) => contrast(one, white) >= distinct) ?? ink;

/** The grounds for two colours of a brand. */
export function groundsOf(colours: BrandColours): Grounds {
  const chosen = leading(colours);
  const fill = readableFill(chosen);
  const { chroma, hue } = oklchOf(chosen);
  const paper = hexFrom({ lightness: 0.975, chroma: Math.min(chroma, 0.1) * 0.12, hue });
  const deep = hexFrom({ lightness: 0.22, chroma: Math.min(chroma, 0.1) * 0.45, hue });
  return {
    brand: groundOf(fill, colours),
    paper: groundOf(paper, colours),
    deep: groundOf(deep, colours),
    ...(fill !== chosen && { moved: { from: chosen, to: fill } }),
  };
}
