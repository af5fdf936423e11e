import { expect, test } from 'vitest';
import { hasWords } from './has-words';

const espiga = ['Panadería Espiga', 'Alimentación', 'hola@espiga.example'];

test.each(['espiga', 'PANADERIA', 'alimentación pan', 'hola@', '  espiga ', ''])('%j finds it', (search) => {
  expect(hasWords(espiga, search)).toBe(true);
});

test.each(['taller', 'espiga taller', 'espigas', 'espigaalimentacion'])('%j does not find it', (search) => {
  expect(hasWords(espiga, search)).toBe(false);
});
