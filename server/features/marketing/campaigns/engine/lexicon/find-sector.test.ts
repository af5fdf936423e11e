import { expect, test } from 'vitest';
import type { Language } from '../../../../../../shared/languages';
import { findSector } from './find-sector';
import { sectors } from './sectors';

type Row = readonly [
  sector: string | undefined,
  category: string | undefined,
  name: string,
  expected: string,
];

const wrongIn = (rows: readonly Row[], language: Language) =>
  rows.flatMap(([sector, category, name, expected]) => {
    const found = findSector(sectors, { sector, category, name }, language).id;
    return found === expected ? [] : [`${sector} + ${category} + ${name}: ${found} instead of ${expected}`];
  });

test('for whom a thing is does not name its trade', () => {
  const rows: readonly Row[] = [
    ['Servicios profesionales', 'Control de plagas', 'Control de plagas para hostelería', 'advisers'],
  ];
  expect(wrongIn(rows, 'es')).toEqual([]);
  expect(
    wrongIn([['Professional services', 'Pest control', 'Pest control for restaurants', 'advisers']], 'en'),
  ).toEqual([]);
});

test('what the user says of the company decides before the category', () => {
  const english: readonly Row[] = [
    ['Pets', 'Grooming', 'Dog grooming at home', 'pets'],
    ['Sports', 'Shoes', 'Trail running shoe Fell 3', 'sports'],
    ['Garden', 'Beds', 'Raised garden bed kit', 'garden'],
    ['Dog grooming', undefined, 'Bath and cut', 'pets'],
  ];
  const spanish: readonly Row[] = [
    ['Mascotas', 'Camas', 'Cama para perro', 'pets'],
    ['Deportes', 'Calzado', 'Zapatilla de montaña', 'sports'],
    ['Moda', 'Bolsos', 'Bolso de rafia', 'fashion'],
    ['Panadería', 'Cursos', 'Taller de masa madre', 'food'],
  ];
  expect([...wrongIn(english, 'en'), ...wrongIn(spanish, 'es')]).toEqual([]);
});

test('a broad sector is no trade: the category decides, then the name', () => {
  const english: readonly Row[] = [
    ['Retail', 'Shoes', 'Fell 3', 'accessories'],
    ['Shop', undefined, 'Oak chair', 'home'],
    ['Online shop', 'Garden', 'Raised beds', 'garden'],
    ['Manufacturing', 'Sofas', 'Corner 2', 'home'],
    ['Manufacturing', undefined, 'Type 4', 'industry'],
    [undefined, undefined, 'Something else', 'general'],
  ];
  const spanish: readonly Row[] = [
    ['Agricultura ecológica', 'Verdura', 'Cesta de temporada', 'food'],
    ['Comercio', 'Zapatos', 'Modelo Nora', 'accessories'],
    ['Tienda online', undefined, 'Silla de roble', 'home'],
    ['Tienda web', 'Quesos', 'Curado de oveja', 'food'],
    ['Agencia', 'Viajes', 'Escapada a Lisboa', 'tourism'],
    ['Distribución', undefined, 'Ruta norte', 'logistics'],
    ['Comercio', 'Novedades', 'Pieza azul', 'general'],
  ];
  expect([...wrongIn(english, 'en'), ...wrongIn(spanish, 'es')]).toEqual([]);
});

test('a sector that names two trades alike leaves it to the category', () => {
  expect(
    wrongIn(
      [
        ['Salud y belleza', 'Cremas', 'Crema de manos', 'beauty'],
        ['Salud y belleza', 'Fisioterapia', 'Sesión de una hora', 'health'],
        ['Clínica veterinaria', undefined, 'Revisión anual', 'pets'],
        ['Restauración de muebles', undefined, 'Barnizado a muñequilla', 'crafts'],
      ],
      'es',
    ),
  ).toEqual([]);
});

test('a word means what it means in the language of the text', () => {
  expect(wrongIn([['Pan', undefined, 'Barra', 'food']], 'es')).toEqual([]);
  expect(wrongIn([['Pans', undefined, 'Deep 28', 'home']], 'en')).toEqual([]);
});
