import { leastSizes } from '../canvas';
import type { Ground } from '../colours/grounds';
import type { Item } from '../scene';
import { type Fitted, fit, place } from '../words/fit';
import { type Block, stack } from './block';
import type { Given } from './given';

/** The campaign's action with an arrow behind it. */
export function action({ ruler, canvas, texts }: Given, ground: Ground, width: number): Block | undefined {
  const { unit } = canvas;
  const arrow = Math.round(40 * unit);
  const gap = Math.round(16 * unit);
  const words = fit(
    ruler,
    texts.action,
    { width: width - arrow - gap, height: 200 * unit },
    {
      weight: 600,
      from: 33 * unit,
      to: leastSizes(canvas).text,
      leading: 1.25,
      mostLines: 2,
      mayBeLone: true,
    },
  );
  if (!words) return undefined;
  const last = words.lines.at(-1)?.width ?? 0;
  return {
    width: Math.max(words.width, last + gap + arrow),
    height: words.height,
    at: (x, y) => [
      place('action', words, { x, y, colour: ground.text, ground: ground.fill }),
      arrowAt(x + last + gap, y + words.height - words.leading / 2, arrow, ground.accent),
    ],
  };
}

/** An arrow to the right whose shaft lies at `middle`. */
function arrowAt(x: number, middle: number, length: number, colour: string): Item {
  const half = Math.round(length * 0.3);
  const [w, h] = [length, 2 * half];
  const stroke = Math.max(3, Math.round(length * 0.1));
  const head = `M${w - half} ${stroke / 2} L${w - stroke} ${half} L${w - half} ${h - stroke / 2}`;
  return {
    kind: 'drawing',
    box: { x: Math.round(x), y: Math.round(middle - half), width: w, height: h },
    svg: `<path d="M0 ${half} H${w - stroke} ${head}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`,
  };
}

/** The price, with its note beneath or, if there is room, beside it. */
export function price(
  given: Given,
  ground: Ground,
  width: number,
  { largest, isBeside = false }: { largest: number; isBeside?: boolean },
): Block | undefined {
  const { ruler, canvas, texts } = given;
  if (!texts.price) return undefined;
  const { unit } = canvas;
  const least = leastSizes(canvas).text;
  const amount = fit(
    ruler,
    texts.price.amount,
    { width, height: 2 * largest },
    { weight: 700, from: largest, to: least * 1.2, leading: 1.1, tracking: -0.015, mostLines: 1 },
  );
  if (!amount || !texts.price.note) return amount && textBlock('price', amount, ground.text, ground);
  const note = fit(
    ruler,
    texts.price.note,
    { width, height: 120 * unit },
    { weight: 400, from: least * 1.05, to: least, leading: 1.25, mostLines: 2, mayBeLone: true },
  );
  if (!note) return undefined;
  const [sum, words] = [
    textBlock('price', amount, ground.text, ground),
    textBlock('price note', note, ground.muted, ground),
  ];
  const gap = Math.round(18 * unit);
  const fits = note.lines.length === 1 && amount.width + gap + note.width <= width;
  return isBeside && fits ? onOneLine(sum, words, gap) : stack([sum, words], 0);
}

function onOneLine(amount: Block, note: Block, gap: number): Block {
  // The note stands on the base line of the amount.
  const drop = Math.round(0.8 * amount.height - 0.76 * note.height);
  return {
    width: amount.width + gap + note.width,
    height: amount.height,
    at: (x, y) => [...amount.at(x, y), ...note.at(x + amount.width + gap, y + drop)],
  };
}

export const textBlock = (name: string, text: Fitted, colour: string, ground: Ground): Block => ({
  width: text.width,
  height: text.height,
  at: (x, y) => [place(name, text, { x, y, colour, ground: ground.fill })],
});

/**
 * Price at the left and action at the right of one row, or below each other if the row is too short; without a price that
 * is too long for the width.
 */
export function foot(given: Given, ground: Ground, width: number): Block | undefined {
  const { unit } = given.canvas;
  const act = action(given, ground, width);
  if (!act || !given.texts.price) return act;
  const costs = [true, false]
    .map((isBeside) => price(given, ground, width, { largest: 56 * unit, isBeside }))
    .filter((cost) => cost !== undefined);
  const gap = Math.round(48 * unit);
  const inRow = costs.find((cost) => cost.width + gap + act.width <= width);
  if (inRow) return row(inRow, act, width);
  const [cost] = costs;
  return cost ? stack([cost, act], Math.round(20 * unit)) : act;
}

function row(first: Block, last: Block, width: number): Block {
  const height = Math.max(first.height, last.height);
  return {
    width,
    height,
    at: (x, y) => [
      ...first.at(x, Math.round(y + (height - first.height) / 2)),
      ...last.at(x + width - last.width, Math.round(y + (height - last.height) / 2)),
    ],
  };
}
