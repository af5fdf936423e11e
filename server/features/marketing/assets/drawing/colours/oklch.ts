/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees (Ottosson, 2020). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** The channels of `#rrggbb` in linear light, from 0 to 1. */
export function linearOf(hex: string): Triple {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

const hexOf = (linear: Triple) =>
  `#${linear
    .map((value) => Math.round(255 * toGamma(Math.min(1, Math.max(0, value)))))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const apply = (rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const [first, second, third] = rows.map(([a, b, c]) => a * x + b * y + c * z) as [number, number, number];
  return [first, second, third];
};

const toCone: readonly [Triple, Triple, Triple] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: readonly [Triple, Triple, Triple] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: readonly [Triple, Triple, Triple] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCone: readonly [Triple, Triple, Triple] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

export function oklchOf(hex: string): Oklch {
  const [l, m, s] = apply(toCone, linearOf(hex));
  const [lightness, a, b] = apply(toLab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

function linearFrom({ lightness, chroma, hue }: Oklch): Triple {
  const turn = (hue * Math.PI) / 180;
  const [l, m, s] = apply(fromLab, [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)]);
  return apply(fromCone, [l ** 3, m ** 3, s ** 3]);
}

const isShown = (linear: Triple) => linear.every((value) => value >= -0.0005 && value <= 1.0005);

/** `#rrggbb`; a chroma that screens cannot show at this lightness is reduced until they can. */
export function hexFrom(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  for (let chroma = colour.chroma; chroma > 0.002; chroma -= 0.004) {
    const linear = linearFrom({ ...colour, lightness, chroma });
    if (isShown(linear)) return hexOf(linear);
  }
  return hexOf(linearFrom({ lightness, chroma: 0, hue: 0 }));
}
