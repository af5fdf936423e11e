import { expect, test } from 'vitest';
import { excerptAround } from './excerpt';

const around = (text: string, word: string) => excerptAround(text, { word, at: text.indexOf(word) });
const filler = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

test('a short text is shown whole, on one line', () => {
  expect(around('Answers are slow\r\n  and late 🐌', 'slow')).toBe('Answers are slow and late 🐌');
});

test('of a long text the words around are shown, none of them broken', () => {
  expect(around(`${filler} slow ${filler}`, 'slow')).toBe(
    '… six seven eight nine ten eleven twelve thirteen fourteen slow ' +
      'one two three four five six seven eight nine ten eleven …',
  );
});

test.each([
  ['starts', `slow ${filler}`, 'slow one two three four five six seven eight nine ten eleven …'],
  ['ends', `${filler} slow`, '… six seven eight nine ten eleven twelve thirteen fourteen slow'],
])('nothing is marked as left out on the side where the text %s', (_, text, shown) => {
  expect(around(text, 'slow')).toBe(shown);
});

test.each(['-', ' '])('a word in a long run of emoji breaks none of them, with %j behind it', (behind) => {
  const run = '🐌'.repeat(80);
  expect(around(`${run}slow${behind}${run}`, 'slow')).toBe('… slow …');
});
