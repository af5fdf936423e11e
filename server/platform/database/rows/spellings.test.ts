import { expect, test } from 'vitest';
import { spellings, typedWords } from './spellings';

test.each([
  ['puig', ['puig']],
  ["O'Brien", ["O'Brien", 'O Brien', 'OBrien']],
  [
    'müller-söhne',
    ['müller-söhne', 'müller söhne', 'müllersöhne', 'mueller-soehne', 'mueller soehne', 'muellersoehne'],
  ],
  ['@nunez', ['@nunez', 'nunez']],
  ['c++', ['c++']],
  ['%', ['%']],
])('%s is searched as %j', (word, expected) => {
  expect(spellings(word)).toEqual(expected);
});

test('a word typed twice is searched once', () => {
  expect(typedWords(' ana  puig\tana ')).toEqual(['ana', 'puig']);
});
