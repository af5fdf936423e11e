import { expect, test } from 'vitest';
import { breakLines } from './break-lines';
import { clean, missingGlyphs } from './clean';
import { labelOf } from './label-of';
import { fit } from './fit';
import { createRuler } from './ruler';

const ruler = createRuler();
const setting = { weight: 700, from: 120, to: 44, leading: 1.06, mostLines: 6 } as const;
const linesOf = (text: string, width: number, height: number) =>
  fit(ruler, text, { width, height }, setting)?.lines.map((line) => line.text);

const even = (text: string, width: number, count: number, mayBeLone = false) =>
  breakLines(
    text.split(' ').map((word) => ({ text: word, width: word.length })),
    { space: 1, width, count, mayBeLone },
  );

test('a text takes the largest size at which it fits', () => {
  const large = fit(ruler, 'Pan de hoy', { width: 900, height: 400 }, setting);
  const small = fit(ruler, 'Pan de hoy', { width: 300, height: 400 }, setting);
  expect(large?.size).toBe(120);
  expect(small?.size).toBeLessThan(120);
  expect(small?.width).toBeLessThanOrEqual(300);
});

test('a size is a little smaller if the lines then end better', () => {
  const text = 'La última rebanada se come, no se tira';
  const lines = fit(ruler, text, { width: 700, height: 700 }, { ...setting, from: 160 })?.lines;
  expect(lines?.map((line) => line.text)).toEqual(['La última', 'rebanada', 'se come,', 'no se tira']);
});

test('a number keeps the abbreviation of its unit on its line, and no word is left alone between longer lines', () => {
  expect(linesOf('3,80 € la pieza de 800 g, IVA incluido', 760, 700)).toContain('de 800 g,');
  expect(linesOf('Abierto desde 1968 en Teruel', 620, 700)?.join(' ')).toBe('Abierto desde 1968 en Teruel');
  expect(linesOf('The first two months at half price', 640, 700)).not.toContain('two');
});

test('a text that does not fit at the smallest size does not fit', () => {
  expect(linesOf('Una frase que necesita más espacio del que hay', 200, 60)).toBeUndefined();
});

test('lines are even, and the last one is no lone word', () => {
  expect(even('uno dos tres cuatro', 15, 2)).toEqual(['uno dos', 'tres cuatro']);
  expect(even('larguísima palabra sola', 18, 2)).toEqual(['larguísima', 'palabra sola']);
  expect(even('No sabemos por dónde empezar', 11, 3)).toEqual(['No sabemos', 'por dónde', 'empezar']);
  expect(even('dos palabras', 9, 2)).toBeUndefined();
  expect(even('dos palabras', 9, 2, true)).toEqual(['dos', 'palabras']);
});

test('no line ends with an article or a number whose unit is on the next', () => {
  expect(even('pan duro a la basura', 13, 2)).toEqual(['pan duro', 'a la basura']);
  expect(even('fermenta unas 24 horas frías', 18, 2)).toEqual(['fermenta unas', '24 horas frías']);
});

test('emoji go with the spaces they leave; signs that are text stay', () => {
  expect(clean('¡Búho 🦉 !')).toEqual({ text: '¡Búho!', hadEmoji: true });
  expect(clean('Pan™ © 1️⃣ 👩‍🍳 🇪🇸').text).toBe('Pan™ ©');
  expect(clean('a\u200bb\u00a0c')).toEqual({ text: 'ab c', hadEmoji: false });
});

test('Latin, Greek, Cyrillic and arrows have glyphs, Chinese has none', () => {
  expect(missingGlyphs('Ñandú Łódź ω Київ → ✓')).toEqual([]);
  expect(missingGlyphs('今日今')).toEqual(['今', '日']);
});

test('a fact begins with a capital, a name keeps its letters', () => {
  expect(labelOf('fermenta 24 horas.')).toBe('Fermenta 24 horas');
  expect(labelOf('drag-and-drop rota')).toBe('Drag-and-drop rota');
  expect(labelOf('iPhone incluido')).toBe('iPhone incluido');
});
