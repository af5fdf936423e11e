import { expect, test } from 'vitest';
import { contrastOf, textOn } from './contrast';

test('black on white has the highest contrast there is', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('the text on a colour is the one that is easier to read', () => {
  expect(textOn('#0f6b66')).toMatchObject({ text: '#ffffff' });
  expect(textOn('#E59A1C')).toMatchObject({ text: '#16202e' });
});

test('what is not a colour yet has no contrast', () => {
  expect(['', '#12', 'red', null, undefined].map(textOn)).toEqual(Array(5).fill(undefined));
});
