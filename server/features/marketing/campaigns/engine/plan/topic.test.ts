import { expect, test } from 'vitest';
import { readFact } from '../facts/read-fact';
import { topicOf } from './topic';

const titleOf = (text: string, language: 'en' | 'es') => {
  const read = readFact({ id: 'f1', kind: 'feature', text }, language, () => false);
  return topicOf(read, language)?.title;
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
  ['Medalla de plata en la feria de Jaén 2025', 'Premios'],
  ['Le damos cita en 48 horas', 'Cita'],
  ['Soporta hasta 130 kg', 'Carga máxima'],
])('a buyer asks in Spanish what «%s» answers: %s', (text, title) => {
  expect(titleOf(text, 'es')).toBe(title);
});

test.each([
  'se abre con una mano',
  'avisa por móvil de cada cambio de turno',
  'se recoge el mismo día',
  'agarran en barro',
  '24 g de proteína por ración',
  'Limpieza del quemador y del intercambiador',
  'Informe con prioridades y plazos',
  'Devolución del coche en otra ciudad',
  'Cierre de mes automático',
  'Piel suave desde el primer uso',
  'El técnico lleva las piezas más habituales',
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
  ['Height-adjustable lumbar support', 'Settings'],
  ['Replies within one working day', 'Replies'],
])('a buyer asks in English what «%s» answers: %s', (text, title) => {
  expect(titleOf(text, 'en')).toBe(title);
});

test.each([
  'VAT returns every quarter',
  'Receipts by phone photo',
  'Burner and heat exchanger are cleaned',
  'Colour-coded damage tags',
  'Report with priorities and deadlines',
  'We collect the vases the next day',
  'The engineer carries the most common parts',
  'Spare parts are quoted in the same report',
])('what “%s” only mentions is no topic of its own', (text) => {
  expect(titleOf(text, 'en')).toBeUndefined();
});
