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

/** As many facts as can be read in the box, the most telling first, evenly spread over its height. */
function rowsIn(given: Given, box: Box): Item[] | undefined {
  const { canvas, ruler, texts, grounds } = given;
  const { unit } = canvas;
  const number = Math.round(64 * unit);
  const space = { width: box.width - number, height: box.height / leastRows };
  const setting = { weight: 400, leading: 1.26, mostLines: 3, to: leastSizes(canvas).text } as const;
  for (let count = mostRows; count >= leastRows; count -= 1) {
    const most = box.height / count - 28 * unit;
    for (let from = Math.floor(44 * unit); from >= setting.to; from -= 2) {
      // All rows have one size.
      const rows = texts.facts
        .map((text) => fit(ruler, text, { ...space, height: most }, { ...setting, from, to: from }))
        .filter((row) => row !== undefined)
        .slice(0, count);
      const isSmallest = from - 2 < setting.to;
      const areFirst = texts.facts
        .slice(0, count)
        .every((text, index) => rows[index]?.lines.map((line) => line.text).join(' ') === text);
      if (rows.length === count && (areFirst || isSmallest))
        return rows.flatMap(rowItems(box, count, number, given));
    }
  }
  return grounds && undefined;
}

const rowItems =
  (box: Box, count: number, indent: number, { grounds: { paper }, ruler, canvas }: Given) =>
  (row: Fitted, index: number): Item[] => {
    const pitch = box.height / count;
    const top = Math.round(box.y + index * pitch);
    const y = Math.round(top + (pitch - row.height) / 2);
    const digit = fit(
      ruler,
      String(index + 1),
      { width: indent, height: pitch },
      {
        ...{ weight: 700, from: row.size, to: leastSizes(canvas).text, mostLines: 1 },
        leading: row.leading / row.size,
      },
    );
    return [
      rule(box.x, top, box.width, 2, index === 0 ? paper.text : paper.line),
      ...(digit
        ? [place('row number', digit, { x: box.x, y, colour: paper.brand, ground: paper.fill })]
        : []),
      place('fact', row, { x: box.x + indent, y, colour: paper.text, ground: paper.fill }),
    ];
  };
