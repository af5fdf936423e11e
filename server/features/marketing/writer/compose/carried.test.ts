import { expect, test } from 'vitest';
import { announced, carried } from './carried';
import type { Drafted } from './drafted';

const block = (kind: Drafted['kind'], text: string, id: string): Drafted => ({
  part: 'D',
  kind,
  lines: [{ text, facts: [] }],
  ids: [id],
  rank: 0,
  paragraph: 1,
});

const prices = block('pairs', '30 €', 'prices');
const details = block('pairs', 'calle Mayor 5', 'details');

test('a sentence that announces a list goes with it, though another list follows', () => {
  const whole = announced([block('text', 'Precios:', 'lead'), prices, details]);
  expect(carried(whole)).toEqual(whole);
  expect(carried(whole.filter((one) => one !== prices))).toEqual([details]);
});

test('what ends a post may lead to the link behind it', () => {
  const last: Drafted = { ...block('text', 'Probarlo una semana:', 'ask'), part: 'X' };
  expect(carried(announced([prices, last]))).toEqual([prices, last]);
});

test('a question over a quotation goes with it, and one without stays', () => {
  const quote = block('quote', '“It hisses.”', 'quote');
  const asked = announced([block('text', 'Does this sound familiar?', 'lead'), quote, details]);
  expect(carried(asked)).toEqual(asked);
  expect(carried(asked.filter((one) => one !== quote))).toEqual([details]);
  const other = announced([block('text', 'Shall we?', 'other'), details]);
  expect(carried(other)).toEqual(other);
});
