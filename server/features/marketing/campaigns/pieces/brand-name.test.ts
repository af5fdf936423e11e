import { expect, test } from 'vitest';
import { brandName } from './brand-name';

test.each([
  ['Panadería Espiga (ejemplo)', 'Panadería Espiga'],
  ['Panadería Espiga, S.L.', 'Panadería Espiga'],
  ['Gestoría Duero SLP', 'Gestoría Duero'],
  ['Talleres Ribera S.A.U. (Zaragoza)', 'Talleres Ribera'],
  ['Hill Row Ltd.', 'Hill Row'],
  ['Shiftwell Limited', 'Shiftwell'],
  ['Musa', 'Musa'],
  ['Casa Inés', 'Casa Inés'],
  ['Flor y Sal', 'Flor y Sal'],
  ['(Sin nombre)', '(Sin nombre)'],
])('%s is called %s', (name, called) => {
  expect(brandName(name)).toBe(called);
});
