import { expect, test } from 'vitest';
import { listing, moving, notUnderstood, understood } from '../testing/assistant-on-server';
import { errorsOf, isUnderWay, viewOf, withArguments } from './steps';

const refusal = {
  reason: 'role',
  text: { en: 'You may only read', es: 'Solo puedes leer' },
  url: null,
} as const;

test.each([
  ['commands', understood(listing(), moving()), 'steps'],
  ['no command', notUnderstood(), 'unknown'],
  ['a command that is refused', { ...understood(moving()), refusal }, 'refused'],
] as const)('a sentence of %s becomes the right view', (_what, understanding, at) => {
  expect(viewOf(understanding).at).toBe(at);
});

test('an argument without a value is left out, and null empties its field', () => {
  expect(withArguments(moving(), { stage: undefined, amount: null }).args).toEqual({
    deal: 'deal-12',
    amount: null,
  });
});

test('errors of arguments are known by their path in the body, and others are none of the command', () => {
  expect(errorsOf(moving(), { 'args.stage': 'Unknown' })).toEqual({ stage: 'Unknown' });
  expect(errorsOf(moving(), { stage: 'Unknown', tool: 'No' })).toEqual({ stage: 'Unknown' });
  expect(errorsOf(moving(), { tool: 'There is no such tool' })).toBeUndefined();
});

test('a sentence is under way until each command is answered, done or refused', () => {
  const view = viewOf(understood(moving()));
  expect(isUnderWay(view)).toBe(true);
  const refused = { command: moving(), progress: { at: 'refused', why: 'No' } } as const;
  expect(isUnderWay({ at: 'steps', steps: [refused], unused: [], model: null, notice: null })).toBe(false);
  expect(isUnderWay(null)).toBe(false);
});
