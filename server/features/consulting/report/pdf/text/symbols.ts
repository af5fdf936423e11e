import { breakPlace, missingMark } from './printable';
import { type Glyph, type Outline, trueTypeFont } from './true-type';

type Corner = readonly [number, number];

/** Half the thickness of a stroke, that of a letter in Public Sans. */
const half = 80;
const middle = 700;

/** A straight stroke from one point to another. */
function stroke([fromX, fromY]: Corner, [toX, toY]: Corner): Outline {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [x, y] = [((toY - fromY) / length) * half, ((fromX - toX) / length) * half];
  const corners: Corner[] = [
    [fromX - x, fromY - y],
    [toX - x, toY - y],
    [toX + x, toY + y],
    [fromX + x, fromY + y],
  ];
  return corners.map(whole);
}

const whole = ([x, y]: Corner): Corner => [Math.round(x), Math.round(y)];

const strokes = (...corners: Corner[]) =>
  corners.slice(1).map((corner, index) => stroke(corners[index]!, corner));

/** Clockwise from the top: a star when every second corner is nearer, a disc when there are many. */
const round = (count: number, radius: number, nearer = radius): Outline =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const away = index % 2 === 0 ? radius : nearer;
    return whole([850 + Math.sin(angle) * away, middle + Math.cos(angle) * away]);
  });

const box = (size: number): Outline => [
  [850 - size, middle - size],
  [850 - size, middle + size],
  [850 + size, middle + size],
  [850 + size, middle - size],
];
const inside = (outline: Outline) => outline.toReversed();
const turned = (outlines: Outline[], turn: (corner: Corner) => Corner, mirrored = false) =>
  outlines.map((outline) => (mirrored ? inside(outline.map(turn)) : outline.map(turn)));
const flipped = (outlines: Outline[]) => turned(outlines, ([x, y]) => [1700 - x, y], true);
const upright = (outlines: Outline[]) =>
  turned(outlines, ([x, y]) => [850 - (y - middle), middle + (x - 850)]);
const upsideDown = (outlines: Outline[]) => turned(outlines, ([x, y]) => [1700 - x, 2 * middle - y]);

const head = strokes([1100, 1100], [1500, 700], [1100, 300]);
const right = [stroke([200, 700], [1460, 700]), ...head];
const both = [...right, ...flipped(head)];
const bars = [stroke([250, 860], [1450, 860]), stroke([250, 500], [1450, 500])];
const greater = strokes([300, 1300], [1400, 860], [300, 420]);
const ground = stroke([300, 130], [1400, 130]);
const waves = [980, 560].flatMap((y) =>
  strokes([250, y - 70], [550, y + 90], [1150, y - 90], [1450, y + 70]),
);
const triangle: Outline = [
  [350, 250],
  [850, 1200],
  [1350, 250],
];

const drawings: Record<string, Outline[]> = {
  '→': right,
  '←': flipped(right),
  '↔': both,
  '↑': upright(right),
  '↓': upsideDown(upright(right)),
  '↕': upright(both),
  '≥': [...greater, ground],
  '≤': [...flipped(greater), ground],
  '≠': [...bars, stroke([600, 200], [1100, 1160])],
  '≈': waves,
  '✓': strokes([300, 650], [700, 250], [1400, 1250]),
  '✗': [stroke([350, 200], [1350, 1200]), stroke([350, 1200], [1350, 200])],
  '★': [round(10, 680, 280)],
  '●': [round(32, 450)],
  '○': [round(32, 450), inside(round(32, 330))],
  '■': [box(450)],
  '▲': [triangle],
  '▼': upsideDown([triangle]),
  '▶': upsideDown(upright([triangle])),
  '◆': [round(4, 520)],
  [missingMark]: [box(450), inside(box(350))],
};

/** The signs that Public Sans has no glyphs for and people do type, drawn to stand beside its letters. */
export function symbolFont(): Buffer {
  const glyphs = Object.entries(drawings).map(
    ([sign, outlines]): Glyph => ({ codePoint: sign.codePointAt(0)!, advance: 1700, outlines }),
  );
  return trueTypeFont({
    name: 'QuorumSymbols',
    unitsPerEm: 2000,
    ascent: 1900,
    descent: -450,
    glyphs: [...glyphs, { codePoint: breakPlace.codePointAt(0)!, advance: 0, outlines: [] }],
  });
}
