import { expect, test } from 'vitest';
import { factLimits } from '../../../shared/marketing/products/scales';
import { longestPrice } from '../../features/marketing/products/analysis/price';
import { growsFaster } from './growth';
import { hostileTexts, textOf } from './hostile-texts';
import { literalPatterns } from './literal-patterns';

/** Characters of the long text. At this length quadratic time is ten times the smallest time that is measured. */
const long = 8_000;

/** The maximum length of text that the patterns of some files can receive, in characters. */
const bounded: Record<string, number> = {
  'server/features/marketing/products/analysis/placing/words/proof': factLimits.text,
  'server/features/marketing/products/analysis/contradictions/words/opposites': factLimits.text,
  'server/features/marketing/products/spelling/spelling': factLimits.text,
  'server/features/marketing/products/analysis/price': longestPrice,
};

/**
 * Whether a search takes superlinear time with one of the hostile texts. Cubic and worse patterns already show with
 * short texts.
 */
const isSlow = ({ file, pattern }: { file: string; pattern: RegExp }) =>
  hostileTexts(pattern).find((hostile) =>
    [28, 400, bounded[file] ?? long].some((length) =>
      growsFaster(
        (text) => void text.replace(pattern, ''),
        (size) => textOf(hostile, size),
        length,
      ),
    ),
  );

test('no pattern takes quadratic time or worse', { timeout: 240_000 }, () => {
  const patterns = literalPatterns();
  expect(patterns.length).toBeGreaterThan(500);
  const slow = patterns
    .filter(({ pattern }) => /[+*{]/.test(pattern.source))
    .map((one) => ({ ...one, text: isSlow(one) }))
    .filter(({ text }) => text !== undefined);
  expect(
    slow.map(({ file, pattern, text }) => `${file}: ${String(pattern)} ${JSON.stringify(text)}`),
  ).toEqual([]);
});

test.each([
  ['a run of spaces before a missing character', /\s+;/, ' ', true],
  ['the same run, matched only from its start', /(?<!\s)\s+;/, ' ', false],
  ['a name before a missing @', /[\w.+-]+@/, 'a.', true],
])('quadratic time is detected: %s', (_what, pattern, piece, expected) => {
  const size = (length: number) => textOf({ before: '', piece, after: 'b' }, length);
  // CPU time is measured in ticks, so a busy machine can hide quadratic growth in one run but cannot fake it.
  const tells = () => growsFaster((text) => void pattern.test(text), size, 8_000);
  expect([1, 2, 3].some(tells)).toBe(expected);
});
