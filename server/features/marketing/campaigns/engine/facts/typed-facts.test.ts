import { expect, test } from 'vitest';
import type { Language } from '../../../../../../shared/languages';
import type { About } from './about';
import { readFact } from './read-fact';
import { predicateOf } from './say';

const about = (language: Language, more: Partial<About> = {}): About => ({
  ...{ language, register: 'informal', gender: 'f', isPlural: false, name: new Set() },
  ...more,
});
const read = (text: string, language: Language, isName: (word: string) => boolean = () => false) =>
  readFact({ id: 'f1', kind: 'feature', text }, language, isName);
const said = (text: string, language: Language, more: Partial<About> = {}) =>
  predicateOf(read(text, language), about(language, more));

test('what was typed in capitals is told as a sentence, and initials keep theirs', () => {
  expect(read('CLASES INDIVIDUALES DE 45 MINUTOS', 'es').text).toBe('Clases individuales de 45 minutos');
  expect(read('PRECIO CON IVA Y LUZ LED', 'es').text).toBe('Precio con IVA y luz LED');
  expect(read('GDPR', 'en').text).toBe('GDPR');
});

test('abbreviations of amounts are written out', () => {
  expect(read('Grupos de máx. 8 personas', 'es').text).toBe('Grupos de máximo 8 personas');
  expect(read('Pieza de 1 kg aprox.', 'es').text).toBe('Pieza de 1 kg aproximadamente');
  expect(read('max 8 people', 'en').text).toBe('Up to 8 people');
  expect(read('1.2kg approx', 'en').text).toBe('about 1.2kg');
  expect(read('Ready in 48 hrs', 'en').text).toBe('Ready in 48 hours');
});

test('a label without its colon is told as a pair', () => {
  expect(said('Duración 40 min', 'es')).toBe('dura 40 min');
  expect(said('Curación mín. 9 meses', 'es')).toBe('tiene mínimo 9 meses de curación');
  expect(said('Autonomía: hasta 60 km', 'es')).toBe('tiene hasta 60 km de autonomía');
});

test('who does the work is at hand, and no part of the product', () => {
  expect(said('Traductores nombrados por el MAEC', 'es')).toBe(
    'cuenta con traductores nombrados por el MAEC',
  );
  expect(said('2 fotógrafos', 'es')).toBe('cuenta con 2 fotógrafos');
  expect(said('Un supervisor visita cada mes', 'es')).toBeUndefined();
});

test.each<[string, string | undefined]>([
  ['Mano de obra incluida, piezas aparte', 'incluye mano de obra, piezas aparte'],
  ['92 % de aprobados en 2024', undefined],
  ['Madrid y corredor del Henares', undefined],
  ['Fuera del horario de apertura', undefined],
  ['certificado oficial tras cada visita', 'tiene certificado oficial tras cada visita'],
  ['Diseño por 25€ más', undefined],
  ['Cruda, sin pasteurizar', 'es cruda, sin pasteurizar'],
  ['cosecha de mayo', 'es de la cosecha de mayo'],
  ['Directo de la almazara', 'viene directo de la almazara'],
  ['variedad picual', 'es de variedad picual'],
])('«%s» is told as «%s»', (text, predicate) => {
  expect(said(text, 'es')).toBe(predicate);
});

test('a cut that is named by one of its parts includes what it lists', () => {
  const name = { name: new Set(['baño', 'corte'].map((word) => word.replace('ñ', 'n'))) };
  expect(said('Baño, secado y corte de uñas', 'es', name)).toBe('incluye baño, secado y corte de uñas');
});

test('a cabin does not come without neighbours', () => {
  expect(said('sin vecinos a la vista', 'es', { words: new Set(['cabana']) })).toBeUndefined();
  expect(said('sin azúcar', 'es')).toBe('viene sin azúcar');
});

test.each<[string, string | undefined]>([
  ['GDPR compliant', 'is GDPR compliant'],
  ['Aged 14 months', 'is aged 14 months'],
  ['5 min walk to the pub', 'is a 5 min walk to the pub'],
  ['8 min walk to the beach', 'is an 8 min walk to the beach'],
  ['120-130cm tall', 'is 120-130cm tall'],
  ['raw, unpasteurised', 'is raw, unpasteurised'],
  ['100g bar', 'comes as a 100g bar'],
  ['GDC registered', undefined],
  ['0% finance over 12 months', undefined],
  ['rats, mice, cockroaches', undefined],
  ['Leeds and Bradford', undefined],
  ['outside opening hours', undefined],
  ['Mon-Thurs 6.30-8.30pm', undefined],
  ['back in 48 hrs', undefined],
  ['small growers across Europe', undefined],
])('“%s” is told as “%s”', (text, predicate) => {
  expect(said(text, 'en')).toBe(predicate);
});
