import { expect, test } from 'vitest';
import type { FactForm, Place } from './places';
import { asksPoint, type Break, brokenBy } from './broken';

const can = { frame: 'can' } as const;
const clause = { frame: 'clause' } as const;
const un = { article: 'un' };

test.each<[Place, string, FactForm | null, Break | null]>([
  ['result', 'comer y cepillarte como siempre', can, null],
  ['result', 'podrás dormir', can, null],
  ['result', 'una sonrisa nueva', can, 'infinitive'],
  ['result', 'no pagar extra', can, 'negative'],
  ['result', 'te vas con las ruedas puestas', clause, null],
  ['result', 'dormir bien', clause, 'clause'],
  ['who', 'quiere arreglarse los dientes', null, null],
  ['who', 'es para quien no quiere brackets', null, null],
  ['who', 'querer una sonrisa', null, 'verb'],
  ['who', 'gente con prisa', null, 'verb'],
  ['who', 'quieren una sonrisa', null, 'number'],
  ['kind', 'tratamiento: sin brackets', un, 'colon'],
  ['kind', 'tratamiento. Dura un año', un, 'sentences'],
  ['kind', 'tratamiento de la Dra. Roca', un, null],
  ['kind', 'tratamiento', {}, 'article'],
  ['kind', 'tratamiento', { article: '' }, null],
  ['includes', 'férulas '.repeat(20), null, 'long'],
  ['includes', 'revisión a las 10:30', null, null],
  ['voice', 'No sé. Me da miedo: ¿duele?', null, null],
  ['loose', 'Material: resina. Hecho aquí.', null, null],
  ['thing', '', {}, null],
])('Spanish, %s: “%s”', (place, text, form, expected) => {
  expect(brokenBy(place, text, form, 'es')).toBe(expected);
});

test.each<[Place, string, FactForm | null, Break | null]>([
  ['result', 'eat as always', can, null],
  ['result', 'bring the dog', can, null],
  ['result', 'to bring the dog', can, 'infinitive'],
  ['result', 'you sleep better', clause, null],
  ['result', 'sleep better', clause, 'clause'],
  ['result', 'saves you an hour', can, 'infinitive'],
  ['result', 'saving an hour', can, 'infinitive'],
  ['result', 'discuss it first', can, null],
  ['who', 'want straight teeth', null, null],
  ['who', 'wants straight teeth', null, 'number'],
  ['who', 'busy families', null, null],
  ['who', 'families with dogs', null, 'verb'],
])('English, %s: “%s”', (place, text, form, expected) => {
  expect(brokenBy(place, text, form, 'en')).toBe(expected);
});

test('the point of more than thirty words is asked for until it is chosen', () => {
  const long = 'una cosa y otra '.repeat(8);
  expect(asksPoint(long)).toBe(true);
  expect(asksPoint(long, { point: 'una cosa' })).toBe(false);
  expect(asksPoint('una cosa')).toBe(false);
});
