import { expect, test } from 'vitest';
import { judgePassword } from './password-strength';

const eva = { username: 'eva-ruiz', email: 'hola@espiga.example' };

test.each([
  ['Password', 'common'],
  ['EVA-RUIZ', 'known'],
  ['abcabcabc1', 'weak'],
  ['eva-ruiz1', 'weak'],
  ['correct-horse', 'fair'],
  ['panaderia', 'fair'],
  ['pan con tomate y aceite', 'strong'],
  ['x9$Kq-27vT!', 'strong'],
] as const)('%s is %s', (password, verdict) => {
  expect(judgePassword(password, eva, 'en').verdict).toBe(verdict);
});
