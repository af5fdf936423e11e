import { expect, test } from 'vitest';
import { evaluate } from './evaluate';
import { english } from './utterances.en';
import { spanish } from './utterances.es';

const asLines = (misses: ReturnType<typeof evaluate>) =>
  misses.map(
    ({ utterance, got }) =>
      `${utterance.say} → ${JSON.stringify(got)} instead of ${JSON.stringify(utterance.want)}`,
  );

test.each([
  ['English', english],
  ['Spanish', spanish],
])('the sentences in %s mean what they are wanted to', (_language, utterances) => {
  expect(asLines(evaluate(utterances))).toEqual([]);
});

test('no sentence changes what was not asked for', () => {
  expect(asLines(evaluate([...english, ...spanish]).filter(({ isWrongWrite }) => isWrongWrite))).toEqual([]);
});
