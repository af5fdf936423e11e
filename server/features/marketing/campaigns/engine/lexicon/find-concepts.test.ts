import { expect, test } from 'vitest';
import { findConcepts } from './find-concepts';

const idsIn = (text: string, language: 'es' | 'en', sector = 'general') =>
  findConcepts(text, language, sector, 'B2C').map(({ id }) => id);

test('a longer expression keeps the shorter one within it out', () => {
  expect(idsIn('Sábanas de algodón orgánico', 'es')).toEqual(['organic-cotton']);
  expect(idsIn('Solid oak table', 'en')).toEqual(['solid-wood']);
});

test('a fact that names several things names several concepts', () => {
  expect(idsIn('Camiseta de algodón, lavable a máquina y hecha a mano', 'es').toSorted()).toEqual([
    'cotton',
    'handmade',
    'machine-washable',
  ]);
});

test('what a fact denies is not found, and what it adds is', () => {
  expect(idsIn('No es apto para lavavajillas', 'es')).toEqual([]);
  expect(idsIn('Do not machine wash', 'en')).toEqual([]);
  expect(idsIn('Es impermeable: No', 'es')).toEqual([]);
  expect(idsIn('Not only waterproof', 'en')).toEqual(['waterproof']);
  expect(idsIn('No pesa nada: lavable a máquina', 'es')).toEqual(['machine-washable']);
});

test('inflections are found and words that begin alike are not', () => {
  expect(idsIn('Tejidos transpirables', 'es')).toEqual(['breathable']);
  expect(idsIn('Se puede devolver: 30 días para devolverlas', 'es')).toEqual(['return-period']);
  expect(idsIn('Lentejas pardinas', 'es')).toEqual([]);
  expect(idsIn('Software for shops', 'en')).toEqual([]);
});

test('numbers stand for numbers, in digits and in words', () => {
  expect(idsIn('Garantía de tres años', 'es')).toEqual(['warranty']);
  expect(idsIn('Garantía de 3 años', 'es')).toEqual(['warranty']);
  expect(idsIn('A twelve-hour battery life', 'en')).toEqual(['long-battery']);
});

test('a number below zero is one of its own kind', () => {
  expect(idsIn('Resiste hasta 200 °C', 'es', 'industry')).toEqual(['high-temperature']);
  expect(idsIn('Resiste hasta -20 °C', 'es', 'industry')).toEqual([]);
  expect(idsIn('Hardy to minus 15 degrees', 'en', 'garden')).toEqual(['frost-hardy']);
});

test('a word means what it means in the trade of the product', () => {
  expect(idsIn('Respaldo alto y muy cómodo', 'es', 'fashion')).toContain('comfortable-fit');
  expect(idsIn('Miga suave', 'es', 'food')).toEqual([]);
  expect(idsIn('fermenta 24 horas en frío', 'es', 'food')).toEqual(['cold-fermentation']);
  expect(idsIn('aguanta tierna cuatro días', 'es', 'food')).toEqual(['stays-fresh']);
});
