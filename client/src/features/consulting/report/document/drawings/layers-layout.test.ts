import { describe, expect, test } from 'vitest';
import { reportFigures } from '@shared/consulting/report/figures/report-figures';
import { figureWords, reportWords } from '@shared/consulting/report/texts/words';
import { tenCompanies } from '@shared/consulting/report/testing/ten-companies';
import { type LayerBox, layersLayout, rooms } from './layers-layout';

const cases = tenCompanies.flatMap(({ title, data }) =>
  (['en', 'es'] as const).flatMap((language) =>
    (['wide', 'narrow'] as const).map((room) => ({ title, data, language, room })),
  ),
);

const apart = (a: LayerBox, b: LayerBox) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.each(cases)('$title, $language, $room', ({ data, language, room }) => {
  const words = { figures: figureWords[language], report: reportWords[language] };
  const layout = layersLayout(reportFigures(data).architecture, words, rooms[room]);

  test('bands follow each other and hold their boxes, which do not overlap', () => {
    let bottom = 0;
    for (const { y, height, boxes } of layout.bands) {
      expect(y).toBeGreaterThanOrEqual(bottom);
      bottom = y + height;
      for (const box of boxes) {
        expect(box.y).toBeGreaterThanOrEqual(y);
        expect(box.y + box.height).toBeLessThanOrEqual(bottom);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
        expect(boxes.every((other) => other === box || apart(box, other))).toBe(true);
      }
    }
    expect(layout.height).toBe(bottom);
  });

  test('lines stay inside their box', () => {
    for (const { y, height, lines } of layout.bands.flatMap(({ boxes }) => boxes)) {
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line.y - 8).toBeGreaterThanOrEqual(y);
        expect(line.y + 8).toBeLessThanOrEqual(y + height);
      }
    }
  });
});
