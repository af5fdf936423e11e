import { expect, test } from 'vitest';
import { createKeyReader, leadKeys, pressOf } from './lead-keys';

const press = (key: string, changes = {}) =>
  pressOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...changes });

test.each([
  ['n', {}, 'n'],
  ['z', { ctrlKey: true }, 'mod+z'],
  ['z', { metaKey: true }, 'mod+z'],
  ['?', { shiftKey: true }, '?'],
  // On a Spanish keyboard, with AltGr on Windows and Alt on a Mac.
  ['#', { ctrlKey: true, altKey: true }, '#'],
  ['#', { altKey: true }, '#'],
  ['/', { shiftKey: true }, '/'],
  ['/', { ctrlKey: true }, undefined],
  ['n', { altKey: true }, undefined],
  ['N', { shiftKey: true }, undefined],
  ['Escape', {}, undefined],
])('the key %s with %j is %s', (key, held, name) => {
  expect(press(key, held)).toBe(name);
});

test('two keys in a row lead to a section, and one that comes late counts as the first', () => {
  const read = createKeyReader();
  expect([read('g', 0), read('e', 500)]).toEqual(['wait', { goTo: 'companies' }]);
  expect([read('g', 1_000), read('e', 3_000)]).toEqual(['wait', 'edit']);
  expect([read('g', 4_000), read('x', 4_100), read('n', 4_200)]).toEqual(['wait', undefined, 'new']);
});

test('no key has two meanings', () => {
  const presses = Object.values(leadKeys).flatMap((keys) => keys.map((key) => key.press));
  expect(new Set(presses).size).toBe(presses.length);
});
