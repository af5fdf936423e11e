import { expect, test } from 'vitest';
import { quantitiesOf, states } from './quantities';

const shortly = (text: string, language: 'en' | 'es') =>
  quantitiesOf(text, language).map(({ value, units }) => `${value} ${units[0] ?? '-'}`);

test('numbers are read as the language writes them, with what they count', () => {
  expect(shortly('Fermenta 24 horas y pesa 1.250,5 g.', 'es')).toEqual(['24 hora', '1250.5 gramo']);
  expect(shortly('It weighs 1,250.5 g and costs £5.80.', 'en')).toEqual(['1250.5 gramo', '5.8 libra']);
  expect(shortly('Son 900 g por 5,80 €', 'es')).toEqual(['900 gramo', '5.8 euro']);
});

test('numerals count as digits do, and articles do not', () => {
  expect(shortly('Aguanta tierna cuatro días', 'es')).toEqual(['4 dia']);
  expect(shortly('treinta y cinco panes y una docena de huevos', 'es')).toEqual(['35 pan', '12 huevo']);
  expect(shortly('two hundred and fifty guests, twenty-five chairs', 'en')).toEqual([
    '250 guest',
    '25 chair',
  ]);
  expect(shortly('Una barra y un café', 'es')).toEqual([]);
  expect(shortly('doscientos cincuenta mil usuarios', 'es')).toEqual(['250000 usuario']);
});

test('an amount in words is the amount in digits', () => {
  const amounts: [text: string, fact: string, language: 'en' | 'es'][] = [
    ['Eighty-five pounds, VAT included.', '£85 VAT included', 'en'],
    ['Only 85 pounds a month.', '£85 per month', 'en'],
    ['Ochenta y cinco libras.', '85 £', 'es'],
    ['Ochenta y cinco euros, IVA incluido.', '85 € IVA incluido', 'es'],
  ];
  for (const [text, fact, language] of amounts) {
    const stated = quantitiesOf(fact, language);
    expect(quantitiesOf(text, language).map((one) => [one.value, states(stated, one)])).toEqual([[85, true]]);
  }
  expect(shortly('Eighty-five dollars', 'en')).toEqual(['85 dolar']);
});

test('hours and dates count as they are written', () => {
  const stated = quantitiesOf('se reserva antes de las 20:00 y se recoge a las 8:30', 'es');
  expect(quantitiesOf('A las 8:30 te espera.', 'es').every((one) => states(stated, one))).toBe(true);
  expect(quantitiesOf('A las 8:00 te espera.', 'es').every((one) => states(stated, one))).toBe(false);
});

test('an hour in words is the hour in digits', () => {
  const hours = (text: string, language: 'en' | 'es') =>
    quantitiesOf(text, language).map(({ value, units }) =>
      units[0] === 'written' ? value : `${value} ${units[0]}`,
    );
  expect(hours('Se reserva a las 20:00 y se recoge a las 8:30.', 'es')).toEqual([2000, 830]);
  expect(hours('Antes de las ocho de la tarde, recógela a las ocho y media.', 'es')).toEqual([2000, 830]);
  expect(hours('A las ocho y media de la noche; a las 9 menos cuarto; a las diez.', 'es')).toEqual([
    2030, 845, 1000,
  ]);
  expect(hours('Las ocho rebanadas y las dos mesas.', 'es')).toEqual(['8 rebanada', '2 mesa']);
  expect(hours('Eight o’clock, half past eight, 8 pm and quarter to nine in the morning', 'en')).toEqual([
    800, 830, 2000, 845,
  ]);
  expect(hours('Eight chairs and half of the garden', 'en')).toEqual(['8 chair', '0.5 garden']);
});

test('an amount for another time is another price, and the time may be left out', () => {
  const isStated = (text: string, fact: string, language: 'en' | 'es') =>
    quantitiesOf(text, language).every((one) => states(quantitiesOf(fact, language), one));
  for (const fact of ['90 € al mes', '90 €/mes', '90 € mensuales', '90 euros por mes']) {
    expect(isStated('Son 90 € al mes.', fact, 'es')).toBe(true);
    expect(isStated('Por 90 €, todo.', fact, 'es')).toBe(true);
    expect(isStated('Son 90 € al año.', fact, 'es')).toBe(false);
    expect(isStated('Son 90 € la hora.', fact, 'es')).toBe(false);
  }
  expect(isStated('£12 a month', '£12 per month', 'en')).toBe(true);
  expect(isStated('£12 a week', '£12 per month', 'en')).toBe(false);
  expect(isStated('£12 a month', '£12', 'en')).toBe(false);
  expect(isStated('£12, a month after the order', '£12', 'en')).toBe(true);
});

test('another unit is another statement, and a unit left out is not', () => {
  const stated = quantitiesOf('aguanta tierna cuatro días', 'es');
  expect(quantitiesOf('Tierna 4 días.', 'es').every((one) => states(stated, one))).toBe(true);
  expect(quantitiesOf('Cuatro rebanadas.', 'es').every((one) => states(stated, one))).toBe(false);
  const levels = quantitiesOf('three brightness levels', 'en');
  expect(quantitiesOf('Three levels.', 'en').every((one) => states(levels, one))).toBe(true);
  expect(quantitiesOf('A three-year plan.', 'en').every((one) => states(levels, one))).toBe(false);
  expect(quantitiesOf('¿Y si fueran 4?', 'es').every((one) => states(stated, one))).toBe(true);
});
