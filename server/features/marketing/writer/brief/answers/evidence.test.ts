import { expect, test } from 'vitest';
import { byFigures, isAward, isBareFigure, isOfPeople, isStrong, standsAlone } from './evidence';

const ordered = (...texts: string[]) =>
  byFigures(texts.map((text) => ({ text, facts: [] }))).map(({ text }) => text);

test('a per cent comes first, then the largest figure; a norm counts nothing, and a licence is last', () => {
  expect(
    ordered(
      'GDC number 555170',
      'ISO 9001 certified',
      'Run by a family since 1987',
      '4,100 tools',
      '99.7% right',
    ),
  ).toEqual([
    '99.7% right',
    '4,100 tools',
    'ISO 9001 certified',
    'Run by a family since 1987',
    'GDC number 555170',
  ]);
});

test('decimals are read as such, and what counts nothing keeps its order', () => {
  expect(
    ordered('4,9 de 5 en Google', '12 años', 'BS EN 1090 welders', 'Level 3 Diploma in Cookery'),
  ).toEqual(['12 años', '4,9 de 5 en Google', 'BS EN 1090 welders', 'Level 3 Diploma in Cookery']);
});

test('a licence, or a number with its noun alone, begins no post', () => {
  expect(['Colegiada n.º 1140', 'GDC number 555170', '320 restaurantes'].map(isBareFigure)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['No. 1 in Leeds', 'More than 2,000 implants'].map(isBareFigure)).toEqual([false, false]);
});

test.each([
  ['Practising in Norwich since 1984', true],
  ['Gold at the Leeds show', true],
  ['Three members of STEP', false],
  ['Registered with the HCPC, number HAD02417', false],
  ['£10 million public liability insurance', false],
])('whether “%s” tells a stranger something by itself is %s', (text, is) => {
  expect(isStrong(text, 'in Leeds')).toBe(is);
});

test('a figure, a guarantee or a thing is said by itself, a participle or a person is not', () => {
  expect(standsAlone('6 meses de garantía')).toBe(true);
  expect(standsAlone('Más de 1.900 vehículos rotulados')).toBe(true);
  expect(standsAlone('tostamos en Madrid desde 2015')).toBe(true);
  expect(standsAlone('solo la resuelve el 38 % de los equipos')).toBe(true);
  expect(standsAlone('Alarma y cámaras las 24 horas')).toBe(true);
  expect(standsAlone('Empresa familiar desde 1968')).toBe(false);
  expect(isOfPeople('Empresa familiar desde 1968')).toBe(true);
  expect(isOfPeople('320 restaurantes en España')).toBe(false);
  expect(standsAlone('nombrada por el Ministerio de Asuntos Exteriores, n.º 8412')).toBe(false);
});

test.each([
  ['Gold at the Three Counties Show 2024', true],
  ['Winner of the county award', true],
  ['Gold cards accepted', false],
  ['Baking in Stroud since 2009', false],
])('whether “%s” is an award is %s', (text, is) => {
  expect(isAward(text)).toBe(is);
});
