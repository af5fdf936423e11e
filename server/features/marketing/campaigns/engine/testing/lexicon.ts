import { findConcepts } from '../lexicon/find-concepts';
import type { Sector, SectorText } from '../lexicon/sector';
import type { Lexicon } from '../input';

// Three trades, small enough to know what the writer does with them.

const goalsEn: SectorText['actions'] = {
  buy: ['Order now', 'Choose mine', 'Add to basket', 'Get yours'],
  quote: ['Ask for a quote', 'Get my quote', 'Ask for prices'],
  demo: ['Ask for a demo', 'Book a demo', 'See it at work'],
  visit: ['See the page', 'Come and see it', 'Visit us'],
  subscribe: ['Sign up', 'Subscribe', 'Join the list'],
};
const goalsEs: SectorText['actions'] = {
  buy: ['Pedir ahora', 'Elegir lo mío', 'Hacer el pedido', 'Reservar'].map((text) =>
    text.replace('lo mío', 'y pedir'),
  ),
  quote: ['Pedir presupuesto', 'Consultar el precio', 'Solicitar precio'],
  demo: ['Pedir una demostración', 'Ver cómo funciona', 'Reservar una demostración'],
  visit: ['Ver la página', 'Conocer más', 'Ir a verlo'],
  subscribe: ['Apuntarse', 'Suscribirse', 'Recibir noticias'],
};

const momentsEn = [
  'on Monday morning',
  'after dinner',
  'at the end of the week',
  'on a busy day',
  'before you leave',
  'when friends come',
];
const momentsEs = [
  'el lunes por la mañana',
  'después de cenar',
  'al final de la semana',
  'un día con prisas',
  'antes de salir',
  'cuando llega gente',
];

const sector = (id: string, en: Partial<SectorText>, es: Partial<SectorText>): Sector => ({
  id,
  texts: {
    en: {
      words: [],
      vocabulary: {
        seller: 'the shop',
        place: 'the shop',
        customer: 'the customer',
        thing: { one: 'thing', many: 'things' },
      },
      moments: momentsEn,
      situations: { B2C: [], B2B: [] },
      actions: goalsEn,
      tags: ['shoplocal', 'newin', 'everyday', 'madewell', 'goodthings'],
      ...en,
    },
    es: {
      words: [],
      vocabulary: {
        ...{ seller: 'la tienda', place: 'la tienda', customer: 'el cliente' },
        thing: { one: 'cosa', many: 'cosas', gender: 'f' },
      },
      moments: momentsEs,
      situations: { B2C: [], B2B: [] },
      actions: goalsEs,
      tags: ['tienda', 'novedades', 'diaadia', 'detalles', 'bienhecho'],
      ...es,
    },
  },
});

const sectors: Sector[] = [
  sector('general', {}, {}),
  sector(
    'food',
    {
      words: ['bakery', 'bread', 'food', 'loaf', 'cheese', 'coffee'],
      vocabulary: {
        seller: 'the bakery',
        place: 'the counter',
        customer: 'the neighbour',
        thing: { one: 'loaf', many: 'loaves' },
      },
      tags: ['sourdough', 'realbread', 'bakery', 'breakfast', 'bread'],
    },
    {
      words: ['panaderia', 'pan', 'hogaza', 'obrador', 'alimentacion', 'queso', 'cafe'],
      vocabulary: {
        ...{ seller: 'la panadería', place: 'el mostrador', customer: 'el vecino' },
        thing: { one: 'pan', many: 'panes', gender: 'm' },
      },
      situations: {
        B2C: [
          {
            question: '¿Hay {a product} para el desayuno?',
            scene: 'El domingo se desayuna despacio, con {a product} en la mesa.',
          },
          {
            question: '¿Y {a product} para la cena?',
            scene: 'Llega la hora de la cena y se corta {a product}.',
          },
        ],
        B2B: [
          {
            question: '¿Qué pan acompaña {su|su} carta?',
            scene: 'El primer servicio empieza con {a product} en la mesa.',
          },
        ],
      },
      tags: ['masamadre', 'panartesano', 'panaderia', 'pandeverdad', 'desayuno'],
    },
  ),
  sector(
    'professional',
    {
      words: ['accounting', 'tax', 'consult*', 'legal', 'payroll', 'software'],
      vocabulary: {
        seller: 'the firm',
        place: 'the office',
        customer: 'the client',
        thing: { one: 'service', many: 'services' },
      },
      moments: [
        'at the end of the quarter',
        'on Monday morning',
        'before the deadline',
        'when the letter comes',
        'at closing time',
        'on a busy day',
      ],
      tags: ['smallbusiness', 'accounting', 'office', 'payroll', 'tax'],
    },
    {
      words: ['asesoria', 'gestoria', 'fiscal', 'consultoria', 'software', 'abogad*'],
      vocabulary: {
        ...{ seller: 'el despacho', place: 'la oficina', customer: 'el cliente' },
        thing: { one: 'servicio', many: 'servicios', gender: 'm' },
      },
      moments: [
        'al cierre del trimestre',
        'el lunes por la mañana',
        'antes del plazo',
        'cuando llega la carta',
        'a final de mes',
        'un día con prisas',
      ],
      tags: ['pymes', 'asesoria', 'gestoria', 'autonomos', 'empresas'],
    },
  ),
];

export const testLexicon: Lexicon = { findConcepts, sectors };
