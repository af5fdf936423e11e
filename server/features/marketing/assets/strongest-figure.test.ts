import { expect, test } from 'vitest';
import { strongestFigure } from './strongest-figure';

const found = (language: 'en' | 'es', ...facts: string[]) =>
  strongestFigure({ language, facts, product: 'Pan' })?.value;

test('the strongest number comes with its unit and the fact that states it', () => {
  const facts = ['aguanta tierna cuatro días', 'fermenta 24 horas en frío', 'pieza de 900 g'];
  expect(strongestFigure({ language: 'es', facts, product: 'Pan' })).toEqual({
    value: '4 días',
    meaning: 'Aguanta tierna cuatro días',
    fact: 'aguanta tierna cuatro días',
  });
  expect(found('en', 'oak base, 18 cm wide', '80% less waste')).toBe('80%');
  expect(found('en', 'up to 2,400 lumens')).toBe('2,400 lumens');
  expect(found('es', 'trabaja con empresas de hasta 25 empleados desde 1998')).toBe('25 empleados');
});

test.each([
  ['es', 'más de 200 hogazas a la semana', '+200 hogazas', 'a la semana'],
  ['en', '80% less waste', '80%', 'less waste'],
  ['en', 'up to 80% less waste', '80%', 'Up to 80% less waste'],
  ['es', 'más de 200 hogazas', '200 hogazas', 'Más de 200 hogazas'],
  ['es', 'no más de 20 personas por grupo', '20 personas', 'No más de 20 personas por grupo'],
] as const)(
  'in %s, “%s” stands beneath its number without saying it twice',
  (language, fact, value, meaning) => {
    expect(strongestFigure({ language, facts: [fact], product: 'Pan' })).toEqual({ value, meaning, fact });
  },
);

test('hours, dates, articles and models are no figures', () => {
  expect(found('es', 'se recoge a las 8:30', 'un gestor asignado', 'modelos 303 y 111')).toBeUndefined();
  expect(found('es', 'abierta desde 1998')).toBe('1998');
  expect(found('es', 'premio del gremio 2022')).toBeUndefined();
  expect(found('en', 'established in 1921', 'gold at the county show 2024')).toBe('1921');
});

test('without a number in the facts the price is the figure', () => {
  const given = { language: 'es' as const, facts: ['pan tierno'], product: 'Hogaza' };
  expect(strongestFigure({ ...given, price: { amount: '5,80 €', note: 'IVA incluido' } })).toEqual({
    value: '5,80 €',
    meaning: 'Hogaza, IVA incluido',
  });
  expect(strongestFigure(given)).toBeUndefined();
});
