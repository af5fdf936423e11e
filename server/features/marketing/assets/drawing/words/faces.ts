import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { typefaces } from '../../../../../platform/fonts';
import type { Weight } from '../scene';

interface Face {
  family: string;
  weight: number;
  data: Buffer;
  font: Font;
}

function load(family: string, weight: number, path: string): Face {
  const data = readFileSync(path);
  const font = create(data);
  if (!('layout' in font)) throw new Error(`${path} holds several fonts`);
  return { family, weight, data, font };
}

const faces = typefaces.map(({ family, files }) =>
  files.map(({ weight, path }) => load(family, weight, path)),
);

/** The bundled fonts as satori takes them; always the same array, because satori keeps what it read by the array. */
export const fontFiles = faces.flat().map(({ family, weight, data }) => ({
  name: family,
  weight: weight as Weight,
  data,
}));

/** The families in the order in which a character looks for its glyph. */
export const fontFamily = typefaces.map(({ family }) => family).join(', ');

/** The face of a family for a weight: its own, or the next heavier one, as browsers choose above 500. */
const ofWeight = (family: readonly Face[], weight: Weight) =>
  family.find((face) => face.weight >= weight) ?? (family.at(-1) as Face);

/** The first font that has a character, or undefined. A character must be there in every weight. */
export function fontOf(character: string, weight: Weight): Font | undefined {
  const point = character.codePointAt(0) as number;
  const family = faces.find((all) => all.every(({ font }) => font.hasGlyphForCodePoint(point)));
  return family && ofWeight(family, weight).font;
}
