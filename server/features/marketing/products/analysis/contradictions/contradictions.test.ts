import { expect, test } from 'vitest';
import type { Language } from '../../../../../../shared/languages';
import { beforeTheBrief, type Fact } from '../../../../../../shared/marketing/products/fact';
import { contradictionKey, contradictionsIn } from './contradictions';

const factsOf = (language: Language, texts: readonly (string | Partial<Fact>)[]): Fact[] =>
  texts.map((given, at) => {
    const fact = typeof given === 'string' ? { text: given } : given;
    const text = fact.text ?? '';
    return {
      id: `f${at + 1}`,
      place: 'loose',
      language,
      state: 'accepted',
      ...beforeTheBrief('loose'),
      source: { from: 'answer', quote: text },
      ...fact,
      text,
    };
  });

const nothing = {
  price: '',
  priceMinor: null,
  prices: null,
  currency: 'EUR',
  priceBasis: null,
  comparePriceMinor: null,
  waived: [],
};

const foundIn = (language: Language, ...texts: (string | Partial<Fact>)[]) =>
  contradictionsIn({ ...nothing, facts: factsOf(language, texts) }, language);

test.each<[Language, string, string]>([
  ['es', 'Garantía de 2 años', 'Garantía: 3 años'],
  ['es', 'La clase dura una hora', 'Clases de 90 minutos'],
  ['es', 'Caben 6 huéspedes', 'Casa para 8 huéspedes'],
  ['es', 'Entrega en 24 horas', 'Plazo de entrega: 3 días'],
  ['es', 'Horario de 9 a 14 h', 'Horario: de 10 a 14 h'],
  ['es', 'No se admiten perros', 'Perros bienvenidos'],
  ['es', 'Sin permanencia', 'Permanencia de 12 meses'],
  ['es', 'Envío gratis', 'El envío cuesta 5 €'],
  ['es', 'Desayuno incluido', 'Desayuno no incluido'],
  ['es', 'Mascotas: sí', 'Mascotas: no'],
  ['en', 'Two-year guarantee of 2 years', 'Guarantee: 3 years'],
  ['en', 'The lesson takes one hour', 'Lessons of 90 minutes'],
  ['en', 'Sleeps 6 guests', 'A house for 8 guests'],
  ['en', 'No dogs', 'Dogs welcome'],
  ['en', 'Free delivery', 'Delivery costs £5'],
  ['en', 'Breakfast included', 'Breakfast not included'],
  ['en', 'Opening hours: from 9 to 17', 'Opening hours from 10 to 17'],
])('in %s “%s” stands against “%s”, in either order', (language, one, other) => {
  expect(foundIn(language, one, other)).toHaveLength(1);
  expect(foundIn(language, other, one)).toMatchObject([{ facts: 'f1:f2' }]);
});

test.each<[Language, string, string]>([
  ['es', 'Garantía de 2 años', 'Más de 25 años de oficio'],
  ['es', 'La clase dura una hora', 'Clases de 60 minutos'],
  ['es', 'La primera clase dura 90 minutos', 'Clases de 60 minutos'],
  ['es', 'Envío gratis desde 30 €', 'El envío cuesta 5 €'],
  ['es', 'Fermenta 24 horas en frío', 'Aguanta tierna cuatro días'],
  ['es', 'No hace falta reserva', 'Reserva por teléfono'],
  ['es', 'Sin gluten', 'Pan de trigo sin gluten'],
  ['es', 'Desayuno incluido', 'Aparcamiento no incluido'],
  ['es', 'Abierto desde 1952', 'Desde 1952 en Gràcia'],
  ['es', 'Reserva antes de las 20:00', 'Recogida a las 8:30'],
  ['en', 'Guarantee of 2 years', 'Over 25 years of guarantee work'],
  ['en', 'Free delivery over £30', 'Delivery costs £5'],
  ['en', 'No need to book', 'Book by phone'],
  ['en', 'Gluten free bread', 'No gluten'],
  ['en', 'The first lesson takes 90 minutes', 'Lessons of 60 minutes'],
  ['en', 'Two aprons', 'One recipe book'],
])('in %s “%s” and “%s” both hold', (language, one, other) => {
  expect(foundIn(language, one, other)).toEqual([]);
});

test('what stands against each other is told as it was written', () => {
  expect(foundIn('es', 'Clases de Una Hora', 'Cada año, clase de 30 Minutos')).toEqual([]);
  expect(foundIn('es', 'Clases de Una Hora', 'Clase de 30 Minutos')).toEqual([
    { facts: 'f1:f2', one: 'Una Hora', other: '30 Minutos' },
  ]);
});

test('a fact that names another price than the list is told with the price', () => {
  const prices = [
    { label: 'Clase suelta', amount: 2800 },
    { label: 'Matrícula', amount: 4000 },
  ];
  const found = (text: string, given: object = {}) =>
    contradictionsIn({ ...nothing, prices, facts: factsOf('es', [{ text, ...given }]) }, 'es');
  expect(found('La clase suelta cuesta 30 €')).toEqual([{ facts: 'f1:p', one: '30 €', other: '28 €' }]);
  expect(found('La clase suelta cuesta 28 €')).toEqual([]);
  expect(found('Clase suelta a 20 €', { place: 'offer' })).toEqual([]);
  expect(found('Bono de diez por 200 €')).toEqual([]);
  const waived = {
    ...nothing,
    prices,
    waived: ['f1:p'],
    facts: factsOf('es', ['La clase suelta cuesta 30 €']),
  };
  expect(contradictionsIn(waived, 'es')).toEqual([]);
});

test('what customers say, what is only proposed and what is in another language stands against nothing', () => {
  const one = 'Garantía de 2 años';
  expect(foundIn('es', one, { text: 'Garantía de 3 años', state: 'proposed' })).toEqual([]);
  expect(foundIn('es', one, { text: 'Garantía de 3 años', place: 'voice' })).toEqual([]);
  expect(foundIn('es', one, { text: 'Garantía de 3 años', language: 'en' })).toEqual([]);
});

test('what the company answers to customers is a claim of its own, and an answer that is only kept is none', () => {
  const asked: Partial<Fact> = { text: '¿Qué garantía tiene?', answer: 'Son 3 años', place: 'voice' };
  expect(foundIn('es', 'Garantía de 2 años', { ...asked, form: { asks: 'question' } })).toEqual([
    { facts: 'f1:f2', one: '2 años', other: '3 años' },
  ]);
  const worry = { ...asked, text: 'La garantía no me convence', form: { asks: 'worry' as const } };
  expect(foundIn('es', 'Garantía de 2 años', worry)).toEqual([]);
});

test('the lower number comes first', () => {
  expect(contradictionKey('f10', 'f9')).toBe('f9:f10');
});
