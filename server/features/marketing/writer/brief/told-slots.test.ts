import { expect, test } from 'vitest';
import { blueprintsOf, wordOf } from '../blueprint/load';
import type { Result } from './answers';
import { toldSlots } from './told-slots';

const result = (kind: Result['kind'], text: string): Result => ({ kind, line: { text, facts: ['a'] } });
const words = (language: 'es' | 'en') => (name: string) => wordOf(blueprintsOf(language), name);
const texts = (results: readonly Result[], isOne = false) =>
  Object.fromEntries(toldSlots(results, words('en'), isOne).map(([name, { text }]) => [name, text]));

test('English results are told in the order of their owner, each in its form', () => {
  const results = [
    result('clause', 'you have a finished hive in an afternoon'),
    result('can', 'swap frames'),
    result('we', 'leave the forms to a solicitor'),
    result('can', 'know the cost'),
  ];
  expect(texts(results)).toEqual({
    head1: 'You have a finished hive in an afternoon',
    told1: 'You have a finished hive in an afternoon.',
    head2: 'You can swap frames',
    told2: 'You can swap frames.',
    act2: 'swap frames',
    head3: 'With us, you can leave the forms to a solicitor',
    told3: 'With us, you can also leave the forms to a solicitor.',
    head4: 'You’ll know the cost',
    told4: 'And you’ll know the cost.',
  });
  expect(texts([result('we', 'leave the forms to me')], true)).toMatchObject({
    told1: 'You can leave the forms to me.',
  });
});

test('Spanish has forms of its own', () => {
  expect(toldSlots([result('can', 'probarlo')], words('es'), false)).toEqual([]);
});
