import { expect, test } from 'vitest';
import { lowered } from './tidy';

test.each([
  ['Half loaf', 'half loaf'],
  ['Drop-in', 'drop-in'],
  ['Ready-to-use kit', 'ready-to-use kit'],
  ['A4 print', 'A4 print'],
  ['MOT test', 'MOT test'],
  ['Wi-Fi', 'Wi-Fi'],
  ['Spanish course', 'Spanish course'],
])('%s goes on within a sentence as %s', (text, within) => {
  expect(lowered(text, 'en')).toBe(within);
});

test.each([
  ['Q Graders titulados', 'Q Graders titulados'],
  ['A domicilio', 'a domicilio'],
  ['Tres generaciones', 'tres generaciones'],
])('in Spanish, %s goes on as %s', (text, within) => {
  expect(lowered(text, 'es')).toBe(within);
});
