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
])('%s is looked for as %j', (word, expected) => {
  expect(spellings(word)).toEqual(expected);
});

test('each word that is typed twice counts once', () => {
  expect(typedWords(' ana  puig\tana ')).toEqual(['ana', 'puig']);
});
