import { leastSizes } from '../canvas';
import { bottom, type Box } from '../geometry';
import { action, textBlock } from '../parts/foot';
import { type Block, stack } from '../parts/block';
import { fitHeadline, placeHeadline } from '../parts/column';
import type { Given } from '../parts/given';
import { masthead } from '../parts/masthead';
import { type Item, rule } from '../scene';
import { fit } from '../words/fit';
import type { Layout } from './layout';

/** The strongest number very large, and what it means beneath. */
export const figure: Layout = (given) => {
  const { canvas, grounds, texts } = given;
  if (!texts.figure) return { reason: 'figure.missing' };
  const { area, unit, isWide } = canvas;
  const ground = grounds.deep;
  const gap = Math.round((isWide ? 40 : 56) * unit);
  const left = isWide ? { ...area, width: Math.round(area.width * 0.54) } : area;
  const rightX = isWide ? left.x + left.width + Math.round(72 * unit) : area.x;
  const width = area.x + area.width - rightX;
  const head = masthead(given, ground, left.width);
  const act = action(given, ground, width);
  if (!head || !act) return { reason: 'texts.tooLong' };
  const actTop = bottom(area) - act.height;
  const top = area.y + head.height + gap;
  const low = isWide ? bottom(area) : actTop - gap;
  const number = numberBlock(given, { ...left, y: top, height: (low - top) * (isWide ? 1 : 0.58) });
  if (!number) return { reason: 'figure.tooLong' };
  const numberTop = Math.round(low - number.height);
  const side: Box = isWide
    ? { x: rightX, y: area.y, width, height: actTop - area.y - gap }
    : { x: rightX, y: top, width, height: numberTop - top - gap / 2 };
  const headline = fitHeadline(given, side, (isWide ? 68 : 88) * unit);
  if (!headline) return { reason: 'headline.tooLong' };
  const line = Math.max(2, Math.round(2 * unit));
  return {
    scene: {
      ground: ground.fill,
      items: [
        ...ticks(given),
        ...head.at(area.x, area.y),
        placeHeadline(headline, side.x, side.y, ground),
        ...number.at(left.x, numberTop),
        isWide
          ? rule(rightX - Math.round(36 * unit), area.y, line, area.height, ground.line)
          : rule(area.x, Math.round(actTop - gap / 2), area.width, line, ground.line),
        ...act.at(rightX, actTop),
      ],
    },
  };
};

/** As large as the box allows once the meaning has its lines. */
function numberBlock(given: Given, { width, height }: Box): Block | undefined {
  const { canvas, grounds, texts, ruler } = given;
  if (!texts.figure) return undefined;
  const { unit } = canvas;
  const least = leastSizes(canvas);
  const { deep } = grounds;
  const gap = Math.round(10 * unit);
  const meaning = fit(
    ruler,
    texts.figure.meaning,
    { width: Math.min(width, 820 * unit), height: 300 * unit },
    { weight: 400, from: 44 * unit, to: least.text, leading: 1.28, mostLines: 3 },
  );
  if (!meaning) return undefined;
  const number = fit(
    ruler,
    texts.figure.value,
    { width, height: height - gap - meaning.height },
    { weight: 700, from: 440 * unit, to: least.headline * 1.8, leading: 0.98, tracking: -0.04, mostLines: 1 },
  );
  return (
    number &&
    stack(
      [textBlock('figure', number, deep.brand, deep), textBlock('meaning', meaning, deep.text, deep)],
      gap,
    )
  );
}

/** A measuring rule along the upper edge. */
function ticks({ canvas: { whole, unit, isStory }, grounds: { deep }, seed }: Given): Item[] {
  const pitch = Math.round(20 * unit);
  const count = Math.floor(whole.width / pitch);
  const marked = 5 * (1 + (seed % Math.max(1, Math.floor(count / 5) - 1)));
  const scale = unit * (isStory ? 2.4 : 1);
  return Array.from({ length: count }, (_, index) => {
    const height = Math.round((index % 5 === 0 ? 28 : 15) * scale);
    return index === marked
      ? rule(index * pitch - 2, 0, 6, Math.round(1.25 * height), deep.accent)
      : rule(index * pitch, 0, 2, height, deep.line);
  });
}
