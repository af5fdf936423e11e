import { expect, test } from 'vitest';
import { proposedHelp } from './proposed-help';

/** A problem and a strength that name the same thing, and which. */
const found = [
  [
    'Orders are copied by hand every night',
    'Every order of five years is on file',
    'the same word, in the plural',
  ],
  ['Late deliveries on Saturdays', 'A delivery van of our own', 'a plural in -ies'],
  ['We lose customers in winter', 'Loyal clientele', 'customers by another name'],
  ['The crew is too small', 'Well trained staff', 'people by another name'],
  ['Stock runs out', 'A tidy warehouse', 'goods kept, by another name'],
  [
    'Los pedidos se copian a mano',
    'Todos los encargos quedan apuntados',
    'orders by another name, in Spanish',
  ],
  ['La facturación va con retraso', 'Las facturas están digitalizadas', 'invoices by another word'],
  ['Perdemos clientes en invierno', 'Clientela fiel en el barrio', 'customers by another name, in Spanish'],
  ['Los ordenadores son viejos', 'Un ordenador nuevo por persona', 'a plural in -es'],
  ['No sabemos qué hornear', 'Sabe hornear de noche', 'an ordinary word'],
  ['Las RESERVAS llegan por teléfono', 'Una central de réservas', 'case and accents apart'],
  ['The data is kept in several places', 'Cinco años de datos de producción', 'a word of both languages'],
] as const;

const notFound = [
  ['The website takes no bookings', 'Loyal customers', 'nothing in common'],
  ['It takes hours every week', 'Open many hours a week', 'only words of time'],
  ['The company is slow to answer', 'A company known for its quality', 'only the company'],
  [
    'La empresa pierde tiempo todos los meses',
    'La empresa tiene mucho tiempo',
    'only the company and time, in Spanish',
  ],
  ['Siempre falta alguien en la puerta', 'Un puerto cerca', 'words that only begin alike'],
  ['El trabajo se hace siempre tarde', 'Trabajo de calidad desde siempre', 'only work, which is everything'],
  ['A la web le faltan fotos', 'Una red de tiendas', 'a short word that is not listed'],
  ['', 'Loyal customers', 'an empty text'],
] as const;

const isProposed = (problem: string, description: string) =>
  proposedHelp(problem, [{ id: 1, description }]).length > 0;

test.each(found)('"%s" may be helped by "%s": %s', (problem, strength) => {
  expect(isProposed(problem, strength)).toBe(true);
});

test.each(notFound)('"%s" is not helped by "%s": %s', (problem, strength) => {
  expect(isProposed(problem, strength)).toBe(false);
});

test('the strengths keep their order, and those that name something else are left out', () => {
  const strengths = ['Sales figures of five years', 'A quiet street', 'Loyal customers'].map(
    (description, index) => ({ id: index + 1, description }),
  );
  expect(proposedHelp('Customers ask for sales figures', strengths).map(({ id }) => id)).toEqual([1, 3]);
});
