import { expect, test } from 'vitest';
import { figureOf, soldQuantity } from './figure';

test.each([
  ['fermenta 24 horas en frío', '24 horas de fermentación'],
  ['pieza de 900 g', '900 g'],
  ['Peso: 1,2 kg', '1,2 kg'],
  ['Botella de 500 ml', 'botella de 500 ml'],
  ['Dos cuencos de 1,5 litros', 'dos cuencos de 1,5 litros'],
  ['300 km incluidos al día', '300 km incluidos al día'],
  ['Revisión de 40 puntos de control', undefined],
  ['Altura regulable de 20 a 35 cm', undefined],
  ['Soporta hasta 130 kg', undefined],
])('the figure of «%s» says what it measures: %s', (text, figure) => {
  expect(figureOf(text, 'es')).toBe(figure);
});

test.each([
  ['Weighs 280 g in size 9', '280 g'],
  ['5 mm lugs', '5 mm lugs'],
  ['500 ml glass bottle', '500 ml glass bottle'],
  ['Untreated larch boards 38 mm thick', 'larch boards 38 mm thick'],
  ['Library of 200 recordings', 'library of 200 recordings'],
  ['Tested for 800 km by our running club', undefined],
  ['Checks 40 control points', undefined],
  ['Used by 210 cafés', undefined],
  ['Guaranteed appointment within 24 hours', undefined],
])('the figure of “%s” says what it measures: %s', (text, figure) => {
  expect(figureOf(text, 'en')).toBe(figure);
});

test('a price is paid for a package, and not for what a thing holds or weighs', () => {
  const bought = ['Botella de 500 ml', 'Pieza de 900 g', '500 ml glass bottle', '900 g', 'Bag of 1 kg'];
  expect(bought.map(soldQuantity)).toEqual(['500 ml', '900 g', '500 ml', '900 g', '1 kg']);
  const held = [
    'Dos cuencos de 1,5 litros',
    'Capacidad: 2 l',
    'Holds 350 ml',
    'Weighs 1.2 kg',
    '2 litre tank',
  ];
  expect(held.map(soldQuantity)).toEqual(held.map(() => undefined));
});
