import { expect, test } from 'vitest';
import { countWords } from './counters';

test('numbers, hyphens and apostrophes do not break a word', () => {
  expect(countWords('Son 900 g por 5,80 €: it’s a well-known e-mail.')).toBe(9);
});
