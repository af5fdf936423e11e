import { expect, test } from 'vitest';
import { companyMatches } from './search';

const espiga = { name: 'Panadería Espiga', sector: 'Alimentación', email: 'hola@espiga.example' };

test.each(['espiga', 'PANADERIA', 'alimentación pan', 'hola@', '  espiga ', ''])('%j finds it', (search) => {
  expect(companyMatches(espiga, search)).toBe(true);
});

test.each(['taller', 'espiga taller', 'espigas'])('%j does not find it', (search) => {
  expect(companyMatches(espiga, search)).toBe(false);
});

test('what the card shows for its size and structure can be searched too', () => {
  expect(companyMatches(espiga, 'pequeña', ['Pequeña', 'Simple'])).toBe(true);
  expect(companyMatches({ ...espiga, email: null }, 'null')).toBe(false);
});
