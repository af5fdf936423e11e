import type { Box } from '../geometry';
import { disc, path, quarter, rect, ring } from './shapes';
import type { Tones } from './tones';

type Size = Pick<Box, 'width' | 'height'>;
/** Draws the inside of a box in SVG, in coordinates of the box. */
export type Pattern = (size: Size, tones: Tones, random: () => number) => string;

const range = (count: number) => Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, index) => index);
const pick = <Value>(values: readonly Value[], random: () => number) =>
  values[Math.floor(random() * values.length)] as Value;

/** Cells with quarters of discs. */
const tiles: Pattern = ({ width, height }, { soft, middle, strong, accent }, random) => {
  const columns = Math.max(2, Math.round(width / (Math.min(width, height) / (4 + Math.floor(random() * 2)))));
  const side = width / columns;
  return range(height / side)
    .flatMap((row) =>
      range(columns).map((column) => {
        const [x, y, kind, corner] = [column * side, row * side, random(), Math.floor(random() * 4)];
        const fill = pick([soft, soft, middle, middle, strong], random);
        if (kind < 0.12) return rect(x, y, side, side, soft);
        if (kind < 0.2) return disc(x + side / 2, y + side / 2, side * 0.22, accent);
        if (kind < 0.34) return rect(x, y, side, side, soft) + quarter(x, y, side, corner, middle);
        return quarter(x, y, side, corner, fill);
      }),
    )
    .join('');
};

/** Rings around a corner. */
const rings: Pattern = ({ width, height }, { soft, middle, strong, accent }, random) => {
  const corner = Math.floor(random() * 4);
  const [x, y] = [corner % 2 ? width : 0, corner > 1 ? height : 0];
  const step = Math.hypot(width, height) / (9 + Math.floor(random() * 5));
  const marked = 2 + Math.floor(random() * 4);
  return range(14)
    .map((index) => {
      const colour = index === marked ? accent : pick([soft, middle, middle, strong], random);
      return ring(
        x,
        y,
        (index + 0.8) * step,
        step * (index === marked ? 0.14 : 0.12 + random() * 0.5),
        colour,
      );
    })
    .join('');
};

/** The rows of a ledger with entries of several lengths. */
const rows: Pattern = ({ width, height }, { soft, middle, strong, accent }, random) => {
  const pitch = Math.min(width, height) / (8 + Math.floor(random() * 3));
  const marked = 1 + Math.floor(random() * 4);
  return range(height / pitch)
    .map((row) => {
      const y = row * pitch;
      const from = width * 0.5 * random();
      const length = width * (0.15 + 0.5 * random());
      const fill = row === marked ? accent : pick([soft, middle, middle, strong], random);
      return (
        rect(0, y, width, Math.max(2, pitch * 0.03), middle) +
        rect(from, y + pitch * 0.3, length, pitch * 0.4, fill)
      );
    })
    .join('');
};

/** Bands with a common swing. */
const waves: Pattern = ({ width, height }, { soft, middle, strong, accent }, random) => {
  const [turns, phase, count] = [0.6 + random() * 0.8, random() * 6.28, 6 + Math.floor(random() * 3)];
  const swing = Math.min(width, height) * (0.06 + random() * 0.06);
  const band = (height * 1.1) / count;
  const marked = 1 + Math.floor(random() * (count - 2));
  const edge = (base: number) =>
    range(25).map((index) => {
      const x = (index / 24) * width;
      return `${x.toFixed(1)} ${(base + swing * Math.sin(phase + turns * 6.28 * (x / width))).toFixed(1)}`;
    });
  return range(count)
    .map((index) => {
      const top = index * band;
      const fill = index === marked ? accent : [soft, middle, soft, strong][index % 4];
      const low = top + band * (index === marked ? 0.12 : 0.35 + 0.3 * random());
      return path(`M${edge(top).join('L')}L${edge(low).reverse().join('L')}Z`, fill as string);
    })
    .join('');
};

/** Dots that grow towards a place. */
const dots: Pattern = ({ width, height }, { middle, strong, accent }, random) => {
  const pitch = Math.min(width, height) / (9 + Math.floor(random() * 4));
  const [focusX, focusY] = [width * random(), height * random()];
  const far = Math.hypot(width, height) * 0.75;
  const marked = Math.floor(random() * 12);
  return range(height / pitch)
    .flatMap((row) =>
      range(width / pitch).map((column) => {
        const [x, y] = [(column + 0.5) * pitch, (row + 0.5) * pitch];
        const near = Math.max(0, 1 - Math.hypot(x - focusX, y - focusY) / far);
        const fill = (row * 5 + column * 3) % 17 === marked ? accent : near > 0.72 ? strong : middle;
        return disc(x, y, pitch * (0.06 + 0.36 * near), fill);
      }),
    )
    .join('');
};

/** Slats with round ends that stand on the lower edge. */
const slats: Pattern = ({ width, height }, { soft, middle, strong, accent }, random) => {
  const count = Math.max(5, Math.round(width / (Math.min(width, height) / (7 + Math.floor(random() * 3)))));
  const pitch = width / count;
  const [phase, marked] = [random() * 6.28, Math.floor(random() * count)];
  return range(count)
    .map((index) => {
      const share = 0.72 + 0.22 * Math.sin(phase + index * 0.7);
      const [x, top, half] = [index * pitch + pitch * 0.12, height * (1 - share), pitch * 0.38];
      const fill = index === marked ? accent : pick([soft, middle, middle, strong], random);
      return disc(x + half, top + half, half, fill) + rect(x, top + half, 2 * half, height, fill);
    })
    .join('');
};

export const patterns: readonly Pattern[] = [tiles, rings, rows, waves, dots, slats];
