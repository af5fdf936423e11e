import { expect, test } from 'vitest';
import { and, list, or } from './spanish-joining';

test('y becomes e before the sound i, and o becomes u before the sound o', () => {
  expect(['iglesias', 'hijos', 'Irene', 'hielo', 'hierro', 'yogur', 'ionizador', 'pan'].map(and)).toEqual([
    ...['e', 'e', 'e', 'y', 'y', 'y', 'y', 'y'],
  ]);
  expect(['otro', 'horas', '8', '80', '11', '110', '11000', 'uno', 'hueso'].map(or)).toEqual([
    ...['u', 'u', 'u', 'u', 'u', 'o', 'u', 'o', 'o'],
  ]);
});

test('things in a row are joined as Spanish does', () => {
  expect(list(['pan'])).toBe('pan');
  expect(list(['pan', 'harina', 'higos'])).toBe('pan, harina e higos');
});
