import type { Concept, ConceptText } from '../lexicon/concept';
import type { Sector, SectorText } from '../lexicon/sector';
import type { Lexicon } from '../input';

// A lexicon of three trades, small enough to know what the writer does with it.

const concept = (id: string, en: ConceptText, es: ConceptText, sectors?: string[]): Concept => ({
  id,
  ...(sectors ? { sectors } : {}),
  texts: { en, es },
});

const concepts: Concept[] = [
  concept(
    'stays-fresh',
    {
      match: ['stays fresh', 'keeps fresh', 'stays soft', 'stays tender'],
      means: [
        { s: 'The last slice gets eaten.', m: 'The last slice is eaten instead of thrown away.' },
        { s: 'You buy bread once.', m: 'You buy bread once and have it for the days to come.' },
      ],
      after: ['bread for days', 'the last slice, still soft'],
      without: {
        questions: ['Stale bread in the bin again?', 'Who eats the loaf of two days ago?'],
        scenes: ['The loaf of the day before waits on the board, too hard to cut.'],
        short: ['stale bread', 'bread in the bin'],
      },
    },
    {
      match: ['aguanta* tiern*', 'se mantiene* tiern*', 'tiern* * dias', 'se conserva* tiern*'],
      means: [
        { s: 'La última rebanada se come, no se tira.', m: 'La última rebanada se come, no se tira.' },
        { s: '{Compras|Compra} pan una vez.', m: '{Compras|Compra} pan una vez y hay para el desayuno y la cena.' },
      ],
      after: ['pan para varios desayunos', 'la última rebanada, todavía tierna'],
      without: {
        questions: ['¿Otra vez pan duro a la basura?', '¿Quién se come el pan de anteayer?'],
        scenes: ['El pan de ayer espera en la tabla y ya no hay quien lo corte.'],
        short: ['pan duro a la basura', 'pan de ayer'],
      },
    },
    ['food'],
  ),
  concept(
    'cold-ferment',
    {
      match: ['ferment*', 'sourdough'],
      means: [
        { s: 'The dough takes its time.', m: 'The dough takes its time before it sees the oven.' },
        { s: 'Time does the kneading.', m: 'Time does a good part of the work of the hands.' },
      ],
      after: ['bread that took its time', 'a dough without hurry'],
      without: {
        questions: ['When did you last eat bread made slowly?', 'Bread in a hurry again?'],
        scenes: ['The bread was quick to make and is quick to forget.'],
        short: ['bread in a hurry'],
      },
    },
    {
      match: ['ferment*', 'fermentacion'],
      means: [
        { s: 'La masa se toma su tiempo.', m: 'La masa se toma su tiempo antes de ver el horno.' },
        { s: 'El tiempo también amasa.', m: 'El tiempo también amasa, y aquí no se le mete prisa.' },
      ],
      after: ['un pan sin prisa', 'masa con su tiempo'],
      without: {
        questions: ['¿Cuánto hace que no comes pan hecho despacio?', '¿Pan con prisas otra vez?'].map((text) =>
          text.replace('comes', '{comes|come}'),
        ),
        scenes: ['El pan se hizo deprisa y se olvida igual de deprisa.'],
        short: ['pan con prisas'],
      },
    },
    ['food'],
  ),
  concept(
    'reserve',
    {
      match: ['reserve*', 'order before', 'order by', 'collect*', 'pick up'],
      means: [
        { s: 'Yours has your name on it.', m: 'Yours is set aside, and nobody else takes it.' },
        { s: 'You walk in and walk out.', m: 'You walk in, pick it up and walk out.' },
      ],
      after: ['yours, set aside', 'a bag with your name on it'],
      without: {
        questions: ['Sold out again when you get there?', 'Queueing, and then none left?'],
        scenes: ['The queue reaches the door and the shelf is empty.'],
        short: ['empty shelves', 'the queue at the door'],
      },
    },
    {
      match: ['se reserva*', 'reserva*', 'se recoge*', 'por encargo'],
      means: [
        { s: '{Llegas|Llega}, {recoges|recoge} y listo.', m: 'Lo {tuyo|suyo} queda apartado y nadie se lo lleva antes.' },
        { s: 'Lo {tuyo|suyo} queda apartado.', m: '{Llegas|Llega} con la bolsa vacía y {sales|sale} con lo {tuyo|suyo}.' },
      ],
      after: ['lo {tuyo|suyo}, apartado', 'una bolsa con {tu|su} nombre'],
      without: {
        questions: ['¿Otra vez cola y nada en el estante?', '¿{Llegas|Llega} y ya no queda?'],
        scenes: ['La cola llega a la puerta y el estante se queda vacío.'],
        short: ['colas para nada', 'el estante vacío'],
      },
    },
  ),
  concept(
    'dimming',
    {
      match: ['dim*', 'brightness levels', 'brightness'],
      means: [
        { s: 'The light suits the hour.', m: 'The light suits the hour, bright for sewing and low for a film.' },
        { s: 'You choose how much light.', m: 'You choose how much light there is, and where.' },
      ],
      after: ['light for every hour', 'just enough light'],
      without: {
        questions: ['Who turned on the big light again?', 'Too much light, or none?'],
        scenes: ['The big light goes on and the whole room wakes up.'],
        short: ['the big light', 'too much light or none'],
      },
    },
    {
      match: ['regulable*', 'niveles de brillo', 'niveles de luz', 'se regula*', 'atenuable*'],
      means: [
        { s: 'La luz va con la hora.', m: 'La luz va con la hora: mucha para coser, poca para una película.' },
        { s: '{Eliges|Elige} cuánta luz.', m: '{Eliges|Elige} cuánta luz hay, y dónde.' },
      ],
      after: ['luz para cada hora', 'la luz justa'],
      without: {
        questions: ['¿Quién ha vuelto a encender la luz grande?', '¿Demasiada luz o ninguna?'],
        scenes: ['Se enciende la luz grande y se despierta la habitación entera.'],
        short: ['la luz grande', 'demasiada luz o ninguna'],
      },
    },
  ),
  concept(
    'assigned-person',
    {
      match: ['assigned *', 'dedicated account manager', 'one contact', 'named contact'],
      means: [
        { s: 'You explain things once.', m: 'You explain your case once, to somebody who knows it.' },
        { s: 'You know whom to call.', m: 'You know whom to call, and they know you.' },
      ],
      after: ['one person who knows your file', 'your case, told once'],
      without: {
        questions: ['Explaining your case from the start again?', 'Whom do you call this time?'],
        scenes: ['Every call begins with the same story, told to somebody else.'],
        short: ['the same story again', 'calls to nobody'],
      },
    },
    {
      match: ['gestor asignado', 'persona asignada', 'interlocutor', 'gestor propio'],
      means: [
        { s: 'El caso se explica una vez.', m: 'El caso se explica una vez, a quien ya lo conoce.' },
        { s: '{Sabes|Sabe} a quién llamar.', m: '{Sabes|Sabe} a quién llamar, y al otro lado {te|le} conocen.' },
      ],
      after: ['una persona que conoce el caso', 'el caso, contado una vez'],
      without: {
        questions: ['¿Otra vez a explicar el caso desde el principio?', '¿A quién toca llamar hoy?'],
        scenes: ['Cada llamada empieza con la misma historia, contada a otra persona.'],
        short: ['la misma historia otra vez', 'llamadas a nadie'],
      },
    },
  ),
];

const goalsEn: SectorText['actions'] = {
  buy: ['Order now', 'Choose mine', 'Add to basket', 'Get yours'],
  quote: ['Ask for a quote', 'Get my quote', 'Ask for prices'],
  demo: ['Ask for a demo', 'Book a demo', 'See it at work'],
  visit: ['See the page', 'Come and see it', 'Visit us'],
  subscribe: ['Sign up', 'Subscribe', 'Join the list'],
};
const goalsEs: SectorText['actions'] = {
  buy: ['Pedir ahora', 'Elegir lo mío', 'Hacer el pedido', 'Reservar'].map((text) => text.replace('lo mío', 'y pedir')),
  quote: ['Pedir presupuesto', 'Consultar el precio', 'Solicitar precio'],
  demo: ['Pedir una demostración', 'Ver cómo funciona', 'Reservar una demostración'],
  visit: ['Ver la página', 'Conocer más', 'Ir a verlo'],
  subscribe: ['Apuntarse', 'Suscribirse', 'Recibir noticias'],
};

const momentsEn = ['on Monday morning', 'after dinner', 'at the end of the week', 'on a busy day', 'before you leave', 'when friends come'];
const momentsEs = ['el lunes por la mañana', 'después de cenar', 'al final de la semana', 'un día con prisas', 'antes de salir', 'cuando llega gente'];

const sector = (id: string, en: Partial<SectorText>, es: Partial<SectorText>): Sector => ({
  id,
  texts: {
    en: {
      words: [],
      vocabulary: { seller: 'the shop', place: 'the shop', customer: 'the customer', thing: { one: 'thing', many: 'things' } },
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
      vocabulary: { seller: 'the bakery', place: 'the counter', customer: 'the neighbour', thing: { one: 'loaf', many: 'loaves' } },
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
          { question: '¿Hay {a product} para el desayuno?', scene: 'El domingo se desayuna despacio, con {a product} en la mesa.' },
          { question: '¿Y {a product} para la cena?', scene: 'Llega la hora de la cena y se corta {a product}.' },
        ],
        B2B: [{ question: '¿Qué pan acompaña {su|su} carta?', scene: 'El primer servicio empieza con {a product} en la mesa.' }],
      },
      tags: ['masamadre', 'panartesano', 'panaderia', 'pandeverdad', 'desayuno'],
    },
  ),
  sector(
    'professional',
    {
      words: ['accounting', 'tax', 'consult*', 'legal', 'payroll', 'software'],
      vocabulary: { seller: 'the firm', place: 'the office', customer: 'the client', thing: { one: 'service', many: 'services' } },
      moments: ['at the end of the quarter', 'on Monday morning', 'before the deadline', 'when the letter comes', 'at closing time', 'on a busy day'],
      tags: ['smallbusiness', 'accounting', 'office', 'payroll', 'tax'],
    },
    {
      words: ['asesoria', 'gestoria', 'fiscal', 'consultoria', 'software', 'abogad*'],
      vocabulary: {
        ...{ seller: 'el despacho', place: 'la oficina', customer: 'el cliente' },
        thing: { one: 'servicio', many: 'servicios', gender: 'm' },
      },
      moments: ['al cierre del trimestre', 'el lunes por la mañana', 'antes del plazo', 'cuando llega la carta', 'a final de mes', 'un día con prisas'],
      tags: ['pymes', 'asesoria', 'gestoria', 'autonomos', 'empresas'],
    },
  ),
];

export const testLexicon: Lexicon = { concepts, sectors };
