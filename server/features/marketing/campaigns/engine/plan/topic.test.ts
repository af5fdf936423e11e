import { expect, test } from 'vitest';
import { readFact } from '../facts/read-fact';
import { topicOf } from './topic';

const titleOf = (text: string, language: 'en' | 'es') => {
  const read = readFact({ id: 'f1', kind: 'feature', text }, language, () => false);
  return topicOf({ ...read, concept: undefined, score: 0 }, language)?.title;
};

test.each([
  ['pesa 900 g', 'Peso'],
  ['Medidas: 130 x 180 cm', 'Medidas'],
  ['envío incluido a partir de 40 €', 'Envío'],
  ['cambio en 30 días', 'Cambios'],
  ['se monta sin herramientas', 'Montaje'],
  ['tres bolsillos con cremallera', 'Bolsillos'],
  ['arcilla y horno incluidos', 'Qué incluye'],
  ['un gestor asignado responde en un día laborable', 'Atención'],
  ['hecho a mano en Cádiz', 'Origen'],
])('a buyer asks in Spanish what «%s» answers: %s', (text, title) => {
  expect(titleOf(text, 'es')).toBe(title);
});

test.each([
  'se abre con una mano',
  'avisa por móvil de cada cambio de turno',
  'se recoge el mismo día',
  'agarran en barro',
  '24 g de proteína por ración',
])('no topic is read into «%s»', (text) => {
  expect(titleOf(text, 'es')).toBeUndefined();
});

test.each([
  ['weighs 11 kg', 'Weight'],
  ['exchange within 30 days', 'Exchanges'],
  ['delivery included from £40', 'Delivery'],
  ['machine washable at 30 °C', 'Washing'],
  ['30-hour battery', 'Battery'],
  ['Material: merino wool', 'Material'],
])('a buyer asks in English what «%s» answers: %s', (text, title) => {
  expect(titleOf(text, 'en')).toBe(title);
});

test('a return to the tax office is nothing that comes back to a shop', () => {
  expect(titleOf('VAT returns every quarter', 'en')).toBeUndefined();
});
