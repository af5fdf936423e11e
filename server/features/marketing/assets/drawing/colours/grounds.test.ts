import { expect, test } from 'vitest';
import { contrast } from './contrast';
import { groundsOf } from './grounds';
import { hexFrom, oklchOf } from './oklch';

const channels = ['00', '33', '66', '99', 'cc', 'ff'];
const cube = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);

test('contrast is that of the guidelines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
});

test('colours survive the way to lightness, chroma, hue and back', () => {
  for (const hex of cube) expect(hexFrom(oklchOf(hex))).toBe(hex);
});

test('on every ground of every brand all texts reach 4.5:1', () => {
  for (const primary of cube)
    for (const secondary of ['#ffffff', '#e59a1c', '#00843d']) {
      const { brand, paper, deep } = groundsOf({ primary, secondary });
      for (const { fill, text, muted, brand: own } of [brand, paper, deep])
        for (const colour of [text, muted, own]) expect(contrast(colour, fill)).toBeGreaterThanOrEqual(4.5);
    }
});

test('a ground moves only as far as it must, and only if it must', () => {
  expect(groundsOf({ primary: '#0f6b66', secondary: '#e59a1c' }).moved).toBeUndefined();
  const { moved } = groundsOf({ primary: '#7f7f7f', secondary: '#b0b0b0' });
  const step = Math.abs(oklchOf(moved?.to ?? '').lightness - oklchOf('#7f7f7f').lightness);
  expect(step).toBeLessThan(0.09);
});

test('a brand as light as paper lends its other colour to the areas', () => {
  expect(groundsOf({ primary: '#ffffff', secondary: '#0f6b66' }).brand.fill).toBe('#0f6b66');
  expect(groundsOf({ primary: '#ffffff', secondary: '#fffbe6' }).moved).toBeUndefined();
});
