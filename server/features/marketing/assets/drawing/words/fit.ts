import type { TextItem, Weight } from '../scene';
import { awkwardEnds, breakLines, type Word } from './break-lines';
import type { Ruler } from './ruler';

/** How a text may be set. Sizes are in pixels, leading and tracking in ems. */
export interface Setting {
  weight: Weight;
  /** Largest size that is tried. */
  from: number;
  /** Smallest size that is allowed. */
  to: number;
  leading: number;
  tracking?: number;
  mostLines: number;
  /** Whether the last line may be a single word if the text fits in no other way. */
  mayBeLone?: boolean;
}

interface Space {
  width: number;
  height: number;
}

/** A text whose size and lines are known. */
export interface Fitted {
  lines: { text: string; width: number; bearing: number }[];
  size: number;
  leading: number;
  tracking: number;
  weight: Weight;
  width: number;
  height: number;
}

const step = 2;

/** The share of the largest size down to which a smaller one is taken for better line ends. */
const worthwhile = 0.8;

/** Spaces at which a line may end: not between a number and the abbreviation or sign of its unit. */
const breaks =
  /(?<!\d) | (?!(?:[€$£%°]|(?:[km]?g|[cm]?l|h|min|[cmk]?m[²³]?|kWh?|[MGT]B|[ap]m)(?![\p{L}\p{N}])))/u;

/**
 * A text in the largest size at which it fits a space, or a little smaller if its lines then end better; undefined if it
 * does not fit at the smallest.
 */
export function fit(ruler: Ruler, text: string, space: Space, setting: Setting): Fitted | undefined {
  const found = search(ruler, text, space, { ...setting, mayBeLone: false });
  return found ?? (setting.mayBeLone ? search(ruler, text, space, setting) : undefined);
}

function search(ruler: Ruler, text: string, space: Space, setting: Setting): Fitted | undefined {
  const { weight, tracking = 0 } = setting;
  const widthOf = (part: string) => ruler.advance(part, weight) + tracking * Array.from(part).length;
  const words = text.split(breaks).map((word) => ({ text: word, width: widthOf(word) }));
  let best: { lines: string[]; size: number; awkward: number } | undefined;
  let to = setting.to;
  for (const size of sizes(setting)) {
    if (size < to) break;
    const lines = linesAt(size, words, widthOf(' '), space, setting);
    if (!lines) continue;
    const awkward = awkwardEnds(lines);
    if (!best) to = Math.max(to, size * worthwhile);
    if (!best || awkward < best.awkward) best = { lines, size, awkward };
    if (awkward === 0) break;
  }
  return best && fitted(ruler, best.lines, widthOf, best.size, setting);
}

/** From the largest to the smallest, which is always among them. */
function* sizes({ from, to }: Setting) {
  for (let size = Math.floor(from); size > to; size -= step) yield size;
  if (from >= to) yield to;
}

/** The lines of a text in one size: as few as its words need, more if the last word would be alone. */
function linesAt(
  size: number,
  words: readonly Word[],
  gap: number,
  space: Space,
  { leading, mostLines, mayBeLone = false }: Setting,
) {
  const width = space.width / size;
  const total = words.reduce((sum, word) => sum + word.width, (words.length - 1) * gap);
  const most = Math.min(mostLines, Math.floor(space.height / (leading * size)));
  for (let count = Math.ceil(total / width); count <= most; count += 1) {
    const lines = breakLines(words, { space: gap, width, count, mayBeLone });
    if (lines) return lines;
  }
  return undefined;
}

function fitted(
  ruler: Ruler,
  lines: readonly string[],
  widthOf: (text: string) => number,
  size: number,
  { weight, leading, tracking = 0 }: Setting,
): Fitted {
  const measured = lines.map((text) => ({
    text,
    width: Math.ceil(widthOf(text) * size),
    bearing: ruler.bearing(text, weight) * size,
  }));
  return {
    lines: measured,
    size,
    leading: Math.round(leading * size),
    tracking: tracking * size,
    weight,
    width: Math.max(...measured.map(({ width }) => width)),
    height: lines.length * Math.round(leading * size),
  };
}

/** Where a text goes: `x` is its left edge, or its right edge or middle as `align` says. */
export interface Place {
  x: number;
  y: number;
  align?: 'left' | 'right' | 'middle';
  colour: string;
  ground: string;
}

/** Large letters begin where the small text above them begins: the space beside their first letter is taken away. */
const opticalFrom = 60;

export function place(name: string, text: Fitted, { x, y, align = 'left', colour, ground }: Place): TextItem {
  const { size, leading, weight, tracking } = text;
  const startOf = ({ width, bearing }: Fitted['lines'][number]) => {
    if (align === 'right') return x - width;
    if (align === 'middle') return x - width / 2;
    return x - (size >= opticalFrom ? bearing : 0);
  };
  const lines = text.lines.map((line, index) => ({
    text: line.text,
    x: Math.round(startOf(line)),
    y: Math.round(y + index * leading),
    width: line.width,
  }));
  return { kind: 'text', name, lines, size, leading, weight, tracking, colour, ground };
}
