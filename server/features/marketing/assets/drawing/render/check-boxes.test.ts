import { expect, test } from 'vitest';
import { canvasOf } from '../canvas';
import type { Box } from '../geometry';
import { type Item, panel, rule, type Scene, type TextItem } from '../scene';
import { type DrawnLine, faultsOf } from './check-boxes';

const canvas = canvasOf('1080x1920');
const box: Box = { x: 100, y: 300, width: 400, height: 60 };

const text = (at: Box, changes: Partial<TextItem> = {}): TextItem => ({
  kind: 'text',
  name: 'headline',
  lines: [{ text: 'Pan', x: at.x, y: at.y, width: at.width }],
  size: 60,
  leading: at.height,
  weight: 700,
  tracking: 0,
  colour: '#ffffff',
  ground: '#0f6b66',
  ...changes,
});

/** The faults of a scene whose texts were drawn where they should be. */
function faults(items: Item[], drawn?: Box) {
  const scene: Scene = { ground: '#0f6b66', items };
  const lines = items.flatMap((item, index): DrawnLine[] =>
    item.kind === 'text'
      ? item.lines.map(({ x, y, width }) => ({
          item: index,
          box: drawn ?? { x, y, width, height: item.leading },
        }))
      : [],
  );
  return faultsOf(scene, lines, canvas);
}

test('a text on the ground of the picture or on its panel has no fault', () => {
  expect(faults([text(box)])).toEqual([]);
  const paper = { ground: '#ffffff', colour: '#16202e' };
  expect(faults([panel({ ...box, height: 200 }, '#ffffff'), text(box, paper)])).toEqual([]);
});

test('a text that comes out wider than it was measured leaves the safe area', () => {
  expect(faults([text(box)], { ...box, width: 990 })).toEqual(['headline leaves the safe area']);
});

test('the space for the controls of a story stays free', () => {
  expect(faults([text({ ...box, y: 200 })])).toEqual(['headline leaves the safe area']);
  expect(faults([text({ ...box, y: 1_560 })])).toEqual(['headline leaves the safe area']);
  expect(faults([{ kind: 'logo', box: { ...box, y: 200 } }])).toEqual(['the logo leaves the safe area']);
});

test('texts, lines and logos do not overlap', () => {
  const below = { ...box, y: 340 };
  expect(faults([text(box), text(below, { name: 'fact' })])).toEqual(['headline overlaps something']);
  expect(faults([rule(100, 330, 400, 4, '#ffffff'), text(box)])).toEqual(['headline overlaps something']);
});

test('a text stands on nothing but its solid ground, with enough contrast', () => {
  const half = panel({ ...box, width: 200 }, '#ffffff');
  expect(faults([half, text(box)])).toEqual(['headline does not stand on its ground']);
  expect(faults([{ kind: 'photo', box: canvas.whole }, text(box)])).toEqual([
    'headline does not stand on its ground',
  ]);
  expect(faults([text(box, { colour: '#55a09c' })])).toEqual(['headline has too little contrast']);
});
