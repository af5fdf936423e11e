import { expect, test } from 'vitest';
import { itemName, shortText } from './short-text';

test('a short text stays as it is, on one line', () => {
  expect(shortText('  Few orders\nin winter ')).toBe('Few orders in winter');
});

test('a long text ends after a whole word, or in the middle of one that never ends', () => {
  expect(shortText(`${'word '.repeat(20)}`)).toBe(`${'word '.repeat(11)}word…`);
  expect(shortText('a'.repeat(100))).toBe(`${'a'.repeat(60)}…`);
});

test('a character of two halves is never cut in two', () => {
  expect(shortText(`${'a'.repeat(59)}🥖🥖`)).toBe(`${'a'.repeat(59)}…`);
});

test('an item is called by its name, or by how its description begins', () => {
  expect(itemName({ name: 'Oven', description: 'Hot' } as { name: string })).toBe('Oven');
  expect(itemName({ description: 'Few orders' })).toBe('Few orders');
});
