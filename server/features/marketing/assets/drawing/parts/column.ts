import { leastSizes } from '../canvas';
import type { Ground } from '../colours/grounds';
import { bottom, type Box } from '../geometry';
import { type Item, rule } from '../scene';
import { type Fitted, fit, place } from '../words/fit';
import { type Block, stack } from './block';
import { foot, textBlock } from './foot';
import type { Given } from './given';
import { masthead } from './masthead';

interface ColumnOptions {
  ground: Ground;
  /** Largest size of the headline in pixels. */
  largest: number;
  /** Where the headline stands when there is space left. */
  anchor: 'top' | 'bottom';
  mostLines?: number;
}

/** The headline in the largest size for a space; two words may stand below each other only if they must. */
export function fitHeadline(
  { ruler, canvas, headline }: Given,
  space: { width: number; height: number },
  from: number,
  mostLines = 8,
): Fitted | undefined {
  const to = leastSizes(canvas).headline;
  return fit(ruler, headline, space, {
    weight: 700,
    from: Math.max(from, to),
    to,
    leading: 1.06,
    tracking: -0.022,
    mostLines,
    mayBeLone: headline.split(' ').length <= 2,
  });
}

/** A supporting fact in running text. */
export function fitFact(given: Given, text: string, width: number, from = 36): Fitted | undefined {
  const { ruler, canvas } = given;
  return fit(
    ruler,
    text,
    { width, height: 400 * canvas.unit },
    { weight: 400, from: from * canvas.unit, to: leastSizes(canvas).text, leading: 1.34, mostLines: 3 },
  );
}

interface Column {
  items: Item[];
  /** The height that it would need without space between headline and foot. */
  used: number;
  /** The size of its headline. */
  size: number;
}

interface Parts {
  head: Block;
  foot: Block;
  headline: Fitted;
  fact?: Block;
}

/**
 * Masthead, headline, the first fact that leaves room, and foot, from top to bottom of a box. Undefined if the headline
 * does not fit beside the rest.
 */
export function column(given: Given, box: Box, options: ColumnOptions): Column | undefined {
  const gaps = gapsOf(given);
  const parts = measure(given, box, options, gaps);
  if (!parts) return undefined;
  const { ground, anchor } = options;
  const footTop = bottom(box) - parts.foot.height;
  const ruleTop = footTop - gaps.foot;
  const middle = stack(
    [textBlock('headline', parts.headline, ground.text, ground), ...(parts.fact ? [parts.fact] : [])],
    gaps.fact,
  );
  const top = box.y + parts.head.height + gaps.head;
  const low = ruleTop - gaps.foot - middle.height;
  const line = Math.max(2, Math.round(2 * given.canvas.unit));
  return {
    items: [
      ...parts.head.at(box.x, box.y),
      ...middle.at(box.x, anchor === 'top' ? top : low),
      rule(box.x, ruleTop, box.width, line, ground.line),
      ...parts.foot.at(box.x, footTop),
    ],
    size: parts.headline.size,
    used: top - box.y + middle.height + 2 * gaps.foot + parts.foot.height,
  };
}

const gapsOf = ({ canvas: { unit, isWide } }: Given) => ({
  head: Math.round((isWide ? 34 : 52) * unit),
  fact: Math.round((isWide ? 20 : 32) * unit),
  foot: Math.round((isWide ? 24 : 34) * unit),
});

function measure(
  given: Given,
  box: Box,
  options: ColumnOptions,
  gaps: ReturnType<typeof gapsOf>,
): Parts | undefined {
  const head = masthead(given, options.ground, box.width);
  const base = foot(given, options.ground, box.width);
  if (!head || !base) return undefined;
  const room = box.height - head.height - base.height - gaps.head - 2 * gaps.foot;
  const headlineIn = (height: number) =>
    fitHeadline(given, { width: box.width, height }, options.largest, options.mostLines);
  const fact = supportingFact(given, box.width);
  const beside = fact && headlineIn(room - fact.height - gaps.fact);
  const alone = headlineIn(room);
  // A fact is not worth a headline that shrinks to less than two thirds.
  if (fact && beside && (!alone || beside.size >= alone.size * 0.66))
    return {
      head,
      foot: base,
      headline: beside,
      fact: textBlock('fact', fact, options.ground.muted, options.ground),
    };
  return alone && { head, foot: base, headline: alone };
}

/** The first fact that the headline does not already say. */
function supportingFact(given: Given, width: number): Fitted | undefined {
  const said = given.headline.toLocaleLowerCase();
  const text = given.texts.facts.find((fact) => !said.includes(fact.toLocaleLowerCase()));
  return text === undefined ? undefined : fitFact(given, text, width);
}

/** A headline of its own. */
export const placeHeadline = (text: Fitted, x: number, y: number, ground: Ground) =>
  place('headline', text, { x, y, colour: ground.text, ground: ground.fill });
