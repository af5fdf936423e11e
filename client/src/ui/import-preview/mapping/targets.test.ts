import { expect, test } from 'vitest';
import type { ImportField } from '@shared/imports/import';
import { choiceNamed, kindOf, takenTwice, targetIn, targetText } from './targets';

const fields: ImportField[] = [
  { name: 'email', kind: 'email', several: true, own: null, choices: null },
  { name: 'jobTitle', kind: 'line', several: false, own: null, choices: null },
  { name: 'own:4', kind: 'date', several: false, own: { id: 4, label: 'Birthday' }, choices: null },
];

test.each([
  { to: 'field', field: 'jobTitle' },
  { to: 'own', id: 4 },
  { to: 'new', label: 'Colour', kind: 'text' },
  { to: 'notes' },
  { to: 'skip' },
] as const)('the option of %o stands for it', (mapped) => {
  expect(targetIn(targetText(mapped), 'Colour')).toEqual(mapped);
});

test('a column has the kind of its field, be it built in, own or new', () => {
  expect(kindOf({ to: 'field', field: 'email' }, fields)).toBe('email');
  expect(kindOf({ to: 'own', id: 4 }, fields)).toBe('date');
  expect(kindOf({ to: 'new', label: 'Colour', kind: 'choice' }, fields)).toBe('choice');
  expect(kindOf({ to: 'skip' }, fields)).toBeUndefined();
});

test('only a field for one value is taken by its first column', () => {
  const email = targetIn('field:email', '');
  const job = targetIn('field:jobTitle', '');
  expect([...takenTwice([email, job, email, job], fields)]).toEqual([3]);
});

test('a value is known by the name or code of a choice, in any spelling', () => {
  const choices = [{ value: 'working', label: 'En curso' }];
  expect(choiceNamed('EN-CURSO', choices)).toBe('working');
  expect(choiceNamed('Working', choices)).toBe('working');
  expect(choiceNamed('hot', choices)).toBeUndefined();
});
