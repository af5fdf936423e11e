import { expect, test } from 'vitest';
import { blueprintsOf, wordOf } from '../../blueprint/load';
import type { Result } from '../answers/answer';
import { toldAfter, toldSlots } from './told-slots';

const result = (kind: Result['kind'], text: string, fact = 'a'): Result => ({
  kind,
  line: { text, facts: [fact] },
});
const words = (language: 'es' | 'en') => (name: string) => wordOf(blueprintsOf(language), name);
const hive = { thing: { text: 'the beehive kit', facts: ['t'] }, noun: 'beehive kit' };
const slots = (results: readonly Result[]) => Object.fromEntries(toldSlots(results, words('en'), hive));
const texts = (results: readonly Result[]) =>
  Object.fromEntries(Object.entries(slots(results)).map(([name, { text }]) => [name, text]));

test('English results are told in the order of their owner, each in its form', () => {
  const results = [
    result('clause', 'you have a finished home for bees in an afternoon'),
    result('can', 'swap frames'),
    result('we', 'leave the forms to us'),
    result('can', 'know the cost'),
  ];
  expect(texts(results)).toMatchObject({
    head1: 'You have a finished home for bees in an afternoon',
    told1: 'You have a finished home for bees in an afternoon.',
    withFirst: 'With the beehive kit, you have a finished home for bees in an afternoon.',
    head2: 'You can swap frames',
    told2: 'You can swap frames.',
    act2: 'swap frames',
    head3: 'You can leave the forms to us',
    told3: 'You can also leave the forms to us.',
    head4: 'You’ll know the cost',
    told4: 'And you’ll know the cost.',
  });
});

test('the thing is named with the first result, unless that says its word again, or who does it', () => {
  expect(slots([result('can', 'swim a length')]).withFirst).toEqual({
    text: 'With the beehive kit, you can swim a length.',
    facts: ['t', 'a'],
  });
  for (const one of [result('can', 'open the beehive'), result('we', 'leave the bees to us')])
    expect(slots([one]).withFirst).toBeUndefined();
});

test('what would ask for an order or a call is no imperative', () => {
  expect(texts([result('can', 'order, ask the way and hold a conversation')])).toMatchObject({
    head1: 'You can order, ask the way and hold a conversation',
  });
  expect(slots([result('can', 'order, ask the way and hold a conversation')]).act1).toBeUndefined();
});

test('the first result that a heading leaves says no “also”, in its own place', () => {
  const results = [result('can', 'swap frames', 'a'), result('can', 'see the queen', 'b')];
  const left = toldAfter(results, words('en'), { told: new Set(['a']), thing: hive });
  expect(left).toEqual([['told2', { text: 'You can see the queen.', facts: ['b'] }]]);
});

test('Spanish has forms of its own', () => {
  expect(toldSlots([result('can', 'probarlo')], words('es'), hive)).toEqual([]);
});
