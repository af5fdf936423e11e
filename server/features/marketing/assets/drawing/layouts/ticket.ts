import { leastSizes } from '../canvas';
import type { LayoutReason } from '../../../../../../shared/marketing/assets/picture';
import { bottom, type Box, right } from '../geometry';
import { ornamentBehind } from '../ornaments/ornament';
import { type Block, stack } from '../parts/block';
import { fitHeadline, placeHeadline } from '../parts/column';
import { action, price, textBlock } from '../parts/foot';
import type { Given } from '../parts/given';
import { masthead } from '../parts/masthead';
import { type Item, rule } from '../scene';
import { fit } from '../words/fit';
import type { Layout } from './layout';

/** Shares of a wide card that its stub may take. */
const stubShares = [0.36, 0.44, 0.52];

/** The offer or price on a card with a stub. */
export const ticket: Layout = (given) => {
  const { canvas, texts } = given;
  if (!texts.offer && !texts.price && !texts.action) return { reason: 'ticket.empty' };
  let reason: LayoutReason = 'texts.tooLong';
  // An offer beside a price is left out before the card is given up.
  const contents = texts.offer && texts.price ? [texts, { ...texts, offer: undefined }] : [texts];
  for (const content of contents)
    for (const share of canvas.isWide ? stubShares : [1]) {
      const done = card({ ...given, texts: withoutEmpty(content) }, share);
      if ('scene' in done) return done;
      reason = done.reason;
    }
  return { reason };
};

const withoutEmpty = ({
  offer,
  ...texts
}: Given['texts'] | (Omit<Given['texts'], 'offer'> & { offer: undefined })) => ({
  ...texts,
  ...(offer && { offer }),
});

function card(given: Given, share: number): ReturnType<Layout> {
  const { canvas, grounds } = given;
  const { unit, isWide, area } = canvas;
  const paper = grounds.paper;
  const padding = Math.round((isWide ? 44 : 48) * unit);
  const stubWidth = isWide ? Math.round(area.width * share) - 2 * padding : area.width - 2 * padding;
  const width = isWide ? area.width - stubWidth - 4 * padding : stubWidth;
  const stub = stubBlock(given, stubWidth);
  const head = masthead(given, paper, width);
  if (!stub || !head || stub.height > area.height - 2 * padding) return { reason: 'texts.tooLong' };
  const gap = Math.round((isWide ? 32 : 56) * unit);
  const taken = 2 * padding + head.height + gap + (isWide ? 0 : stub.height + 2 * padding);
  const headline = fitHeadline(given, { width, height: area.height - taken }, (isWide ? 104 : 132) * unit);
  if (!headline) return { reason: 'headline.tooLong' };
  // The card is as high as its content, but not a strip.
  const height = isWide ? area.height : Math.max(taken + headline.height, Math.round(0.62 * area.width));
  const box = { ...area, y: Math.round(area.y + (area.height - height) / 2), height };
  const cut = isWide ? right(box) - stubWidth - 2 * padding : bottom(box) - stub.height - 2 * padding;
  const main = { x: box.x + padding, y: box.y + padding, low: (isWide ? bottom(box) : cut) - padding };
  const [x, y] = isWide
    ? [cut + padding, Math.round(box.y + (height - stub.height) / 2)]
    : [main.x, cut + padding];
  const items: Item[] = [
    ornamentBehind(given, canvas.whole, grounds.brand),
    { kind: 'panel', box, fill: paper.fill, path: outline(box, cut, 26 * unit, isWide) },
    ...perforation(box, cut, given),
    ...head.at(main.x, main.y),
    placeHeadline(headline, main.x, main.low - headline.height, paper),
    ...stub.at(x, y),
  ];
  return { scene: { ground: grounds.brand.fill, items } };
}

/** What the card is worth, and how to use it. */
function stubBlock(given: Given, width: number): Block | undefined {
  const { canvas, grounds, texts } = given;
  const { unit, isWide } = canvas;
  const { paper } = grounds;
  const cost = price(given, paper, width, { largest: (isWide ? 92 : 120) * unit });
  const offer = offerBlock(given, width);
  const act = action(given, paper, width);
  if (!act || (texts.price && !cost) || (texts.offer && !offer)) return undefined;
  const line: Block = { width, height: 2, at: (x, y) => [rule(x, y, width, 2, paper.line)] };
  const worth = [...(cost ? [cost] : []), ...(offer ? [offer] : [])];
  return stack([...worth, ...(worth.length > 0 ? [line] : []), act], Math.round(22 * unit));
}

/** The offer, which is the main thing where there is no price. */
function offerBlock({ canvas, grounds: { paper }, texts, ruler }: Given, width: number): Block | undefined {
  if (!texts.offer) return undefined;
  const { unit } = canvas;
  const found = fit(
    ruler,
    texts.offer,
    { width, height: 320 * unit },
    {
      to: leastSizes(canvas).text,
      leading: 1.28,
      mostLines: 6,
      weight: texts.price ? 400 : 600,
      from: (texts.price ? 34 : 48) * unit,
    },
  );
  return found && textBlock('offer', found, paper.text, paper);
}

/** A card with round notches where its stub is torn off. */
function outline({ x, y, width, height }: Box, cut: number, notch: number, isWide: boolean): string {
  const [x2, y2, r] = [x + width, y + height, notch];
  return isWide
    ? `M${x} ${y}H${cut - r}A${r} ${r} 0 0 0 ${cut + r} ${y}H${x2}V${y2}H${cut + r}A${r} ${r} 0 0 0 ${cut - r} ${y2}H${x}Z`
    : `M${x} ${y}H${x2}V${cut - r}A${r} ${r} 0 0 0 ${x2} ${cut + r}V${y2}H${x}V${cut + r}A${r} ${r} 0 0 0 ${x} ${cut - r}Z`;
}

function perforation(
  card: Box,
  cut: number,
  { canvas: { unit, isWide }, grounds: { paper } }: Given,
): Item[] {
  const dash = Math.round(12 * unit);
  const notch = Math.round(44 * unit);
  const length = (isWide ? card.height : card.width) - 2 * notch;
  const count = Math.floor((length + dash) / (2 * dash));
  return Array.from({ length: count }, (_, index) => {
    const at = notch + index * 2 * dash;
    return isWide
      ? rule(cut - 1, card.y + at, 3, dash, paper.line)
      : rule(card.x + at, cut - 1, dash, 3, paper.line);
  });
}
