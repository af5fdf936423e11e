import { expect, test } from 'vitest';
import { meetsPreposition, priceWithin } from './price-within';

test('a price that begins with a word has no capital within a sentence, and follows no preposition', () => {
  expect(priceWithin('Desde 28 € por hora')).toBe('desde 28 € por hora');
  expect(priceWithin('249 €')).toBe('249 €');
  expect(meetsPreposition('Las clases salen por desde 28 € por hora.')).toBe(true);
  expect(meetsPreposition('Dog grooming, for from £38')).toBe(true);
  expect(meetsPreposition('La nómina sale por 12 € por persona.')).toBe(true);
  expect(meetsPreposition('Las clases cuestan desde 28 € por hora.')).toBe(false);
  expect(meetsPreposition('Oil from 1 farm is from Kent.')).toBe(false);
});
