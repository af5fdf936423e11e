import { expect, test } from 'vitest';
import type { Drafted } from './drafted';
import { carried, fitted, inOrder } from './fit';

const block = (kind: Drafted['kind'], text: string, paragraph = 1): Drafted => ({
  part: 'D',
  kind,
  lines: [{ text, facts: [text] }],
  ids: [text],
  rank: 0,
  paragraph,
  isWhole: false,
});

const prices = block('pairs', '30 €');
const details = block('pairs', 'calle Mayor 5', 2);

test('a sentence that announces a list goes with it, though another list follows', () => {
  const whole = [block('text', 'Precios:'), prices, details];
  expect(carried(whole)).toEqual(whole);
  expect(carried(whole.filter((one) => one !== prices))).toEqual([details]);
});

test('what ends a post may lead to the link behind it', () => {
  const last: Drafted = { ...block('text', 'Probarlo una semana:'), part: 'X' };
  expect(carried([prices, last])).toEqual([prices, last]);
});

test('the highest rank gives way first, line by line, and what is told whole goes whole', () => {
  const list = {
    ...block('list', 'a'),
    rank: 3,
    lines: ['a', 'b', 'c'].map((text) => ({ text, facts: [text] })),
    ids: ['a', 'b', 'c'],
  };
  const isOver = (blocks: readonly Drafted[]) => blocks.flatMap(({ lines }) => lines).length > 2;
  expect(fitted([prices, list], isOver, false).left).toEqual(['b', 'c']);
  expect(fitted([prices, { ...list, isWhole: true }], isOver, false).left).toEqual(['a', 'b', 'c']);
});

test('where a short text left a part empty, its blocks are dealt out anew', () => {
  const parts = (texts: string[]) =>
    inOrder(texts.map((text) => block('text', text))).map(({ part }) => part);
  expect(parts(['a', 'b', 'c', 'd'])).toEqual(['A', 'I', 'D', 'X']);
  expect(parts(['a', 'b', 'c', 'd', 'e'])).toEqual(['A', 'I', 'I', 'D', 'X']);
});
