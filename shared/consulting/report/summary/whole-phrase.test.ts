import { expect, test } from 'vitest';
import { wholePhrase } from './whole-phrase';

test.each([
  ['Late  bills.', 'Late bills'],
  ['Bills are late. They always were.', 'Bills are late'],
  ['Nobody knows: bills are late.', null],
  ['?', '?'],
  ['... and more than twenty characters', null],
])('%j is quoted as %j', (text, phrase) => {
  expect(wholePhrase(text, 20)).toBe(phrase);
});
