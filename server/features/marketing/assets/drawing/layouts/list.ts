import { leastSizes } from '../canvas';
import { bottom, type Box } from '../geometry';
import { foot } from '../parts/foot';
import { fitHeadline, placeHeadline } from '../parts/column';
import type { Given } from '../parts/given';
import { masthead } from '../parts/masthead';
import { type Item, panel, rule } from '../scene';
import { type Fitted, fit, place } from '../words/fit';
import type { Layout } from './layout';

const mostRows = 3;
const leastRows = 2;

/** Three ruled facts, with the price at the foot as the total of a ledger. */
export const list: Layout = (given) => {
  const { canvas, grounds, texts } = given;
  if (texts.facts.length < leastRows) return { reason: 'facts.tooFew' };
  const { unit } = canvas;
  const { title, sheet } = parts(given);
  const base = foot(given, grounds.paper, sheet.width);
  const head = masthead(given, grounds.brand, title.width);
  if (!base || !head) return { reason: 'texts.tooLong' };
  const gap = Math.round(30 * unit);
  const rows = rowsIn(given, { ...sheet, height: sheet.height - base.height - 2 * gap });
  if (!rows) return { reason: 'facts.tooLong' };
  const top = title.y + head.height + Math.round(40 * unit);
  const room = { width: title.width, height: bottom(title) - top };
  const headline = fitHeadline(given, room, (canvas.isWide ? 72 : 96) * unit);
  if (!headline) return { reason: 'headline.tooLong' };
  const footTop = bottom(sheet) - base.height;
  const ledgerEnd = footTop - gap;
  return {
    scene: {
      ground: grounds.paper.fill,
      items: [
        panel(given.canvas.whole, grounds.paper.fill),
        panel(cover(given), grounds.brand.fill),
        ...head.at(title.x, title.y),
        placeHeadline(headline, title.x, bottom(title) - headline.height, grounds.brand),
        ...rows,
        // The double rule under which a ledger states its total.
        rule(sheet.x, ledgerEnd - 7, sheet.width, 2, grounds.paper.text),
        rule(sheet.x, ledgerEnd, sheet.width, 2, grounds.paper.text),
        ...base.at(sheet.x, footTop),
      ],
    },
  };
};

/** The part of the picture under the headline. */
function cover({ canvas: { whole, isWide, isStory, area } }: Given): Box {
  if (isWide) return { ...whole, width: Math.round(whole.width * 0.42) };
  return { ...whole, height: Math.round(isStory ? 250 + area.height * 0.36 : whole.height * 0.42) };
}

function parts(given: Given): { title: Box; sheet: Box } {
  const { area, unit, isWide } = given.canvas;
  const { width, height } = cover(given);
  const gap = Math.round(52 * unit);
  if (isWide)
    return {
      title: { ...area, width: width - area.x - gap },
      sheet: { ...area, x: width + gap, width: area.x + area.width - width - gap },
    };
  return {
    title: { ...area, height: height - area.y - gap },
    sheet: { ...area, y: height + gap, height: area.y + area.height - height - gap },
  };
}

interface Rows {
  box: Box;
  count: number;
  /** Pixels between the left edge and the facts, for their numbers. */
  indent: number;
}

/** As many facts as can be read in the box, the most telling first, evenly spread over its height. */
function rowsIn(given: Given, box: Box): Item[] | undefined {
  const { unit } = given.canvas;
  const least = leastSizes(given.canvas).text;
  const indent = Math.round(64 * unit);
  for (let count = mostRows; count >= leastRows; count -= 1) {
    const rows = { box, count, indent };
    for (let size = Math.floor(44 * unit); size >= least; size -= 2) {
      const found = fitting(given, rows, size);
      const isLast = size - 2 < least;
      // A fact is passed over only if it does not fit in the smallest size.
      const areFirst = found.every(({ index }, at) => index === at);
      if (found.length === count && (areFirst || isLast))
        return found.flatMap(({ row }, at) => rowItems(given, rows, row, at));
    }
  }
  return undefined;
}

/** The first facts that fit their rows in one size. */
function fitting(
  { canvas: { unit, isWide }, ruler, texts }: Given,
  { box, count, indent }: Rows,
  size: number,
) {
  const space = { width: box.width - indent, height: box.height / count - (isWide ? 24 : 40) * unit };
  const setting = { weight: 400, leading: 1.26, mostLines: 3, from: size, to: size } as const;
  return texts.facts
    .flatMap((text, index) => {
      const row = fit(ruler, text, space, setting);
      return row ? [{ row, index }] : [];
    })
    .slice(0, count);
}

function rowItems(
  { grounds: { paper }, ruler }: Given,
  { box, count, indent }: Rows,
  row: Fitted,
  index: number,
): Item[] {
  const pitch = box.height / count;
  const top = Math.round(box.y + index * pitch);
  const y = Math.round(top + (pitch - row.height) / 2);
  const leading = row.leading / row.size;
  const setting = { weight: 700, from: row.size, to: row.size, leading, mostLines: 1 } as const;
  const digit = fit(ruler, String(index + 1), { width: indent, height: pitch }, setting);
  return [
    rule(box.x, top, box.width, 2, index === 0 ? paper.text : paper.line),
    ...(digit ? [place('row number', digit, { x: box.x, y, colour: paper.brand, ground: paper.fill })] : []),
    place('fact', row, { x: box.x + indent, y, colour: paper.text, ground: paper.fill }),
  ];
}
