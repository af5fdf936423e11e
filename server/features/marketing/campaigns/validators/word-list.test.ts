import { describe, expect, test } from 'vitest';
import { languages } from '../../../../../shared/languages';
import { functionWords } from '../../grammar/words/function-words';
import { plainText, readEntries, wordList } from './word-list';

const names = ['claims', 'sensitive', 'properties', 'cliches'] as const;

const isIn = (pattern: RegExp, text: string) =>
  [...plainText(text).matchAll(pattern)].some(({ groups }) => !functionWords.has(groups?.object ?? ''));

describe.each(languages.flatMap((language) => names.map((name) => ({ language, name }))))(
  'the $name of $language',
  ({ language, name }) => {
    const entries = wordList(language, name);

    test('are found where they say so, and nowhere else', () => {
      const wrong = entries.filter(
        ({ pattern, found, notFound }) => !isIn(pattern, found) || isIn(pattern, notFound),
      );
      expect(wrong).toEqual([]);
      expect(entries.length).toBeGreaterThan(10);
    });

    test('are each there once', () => {
      const sources = entries.map(({ pattern, mode }) => `${mode} ${pattern.source}`);
      expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
    });
  },
);

test('an entry without its kind or examples is told by its line', () => {
  expect(() => readEntries('gratis ✓ Es gratis. ✗ Es grato.')).toThrow('gratis ✓');
  expect(() => readEntries('[free]\ngratis ✓ Es gratis.')).toThrow('gratis ✓');
});
