import { expect, test } from 'vitest';
import { blueprintsOf, wordOf } from '../../blueprint/load';
import type { Result } from '../answers/answer';
import { type Told, toldSlots } from './told-slots';

const result = (kind: Result['kind'], text: string): Result => ({ kind, line: { text, facts: ['a'] } });
const words = (language: 'es' | 'en') => (name: string) => wordOf(blueprintsOf(language), name);
const hive: Told = {
  thing: { text: 'the beehive kit', facts: ['t'] },
  noun: 'beehive kit',
  isPlural: false,
  isOne: false,
};
const slots = (results: readonly Result[], told: Partial<Told> = {}) =>
  Object.fromEntries(toldSlots(results, words('en'), { ...hive, ...told }));
const texts = (results: readonly Result[], told: Partial<Told> = {}) =>
  Object.fromEntries(Object.entries(slots(results, told)).map(([name, { text }]) => [name, text]));

test('English results are told in the order of their owner, each in its form', () => {
  const results = [
    result('clause', 'you have a finished home for bees in an afternoon'),
    result('can', 'swap frames'),
    result('we', 'leave the forms to a solicitor'),
    result('can', 'know the cost'),
  ];
  expect(texts(results)).toMatchObject({
    head1: 'You have a finished home for bees in an afternoon',
    told1: 'With the beehive kit, you have a finished home for bees in an afternoon.',
    it1: 'You have a finished home for bees in an afternoon.',
    head2: 'You can swap frames',
    told2: 'You can swap frames.',
    act2: 'swap frames',
    head3: 'With us, you can leave the forms to a solicitor',
    told3: 'With us, you can also leave the forms to a solicitor.',
    head4: 'You’ll know the cost',
    told4: 'And you’ll know the cost.',
  });
  expect(texts([result('we', 'leave the forms to me')], { isOne: true })).toMatchObject({
    told1: 'You can leave the forms to me.',
  });
});

test('what is reached only with the thing is said with it, unless it says its word again', () => {
  const swim = [result('can', 'swim a length without stopping')];
  expect(texts(swim)).toMatchObject({
    told1: 'With the beehive kit, you can swim a length without stopping.',
    it1: 'With it, you can swim a length without stopping.',
    head1: 'You can swim a length without stopping',
  });
  expect(slots(swim).told1?.facts).toEqual(['t', 'a']);
  expect(texts(swim, { isPlural: true }).it1).toBe(
    'With the beehive kit, you can swim a length without stopping.',
  );
  expect(texts([result('can', 'open the beehive')]).told1).toBe('You can open the beehive.');
});

test('Spanish has forms of its own', () => {
  expect(toldSlots([result('can', 'probarlo')], words('es'), hive)).toEqual([]);
});
