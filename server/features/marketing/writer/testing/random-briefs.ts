import type { Language } from '../../../../../shared/languages';
import { mostAt, type Place, places } from '../../../../../shared/marketing/products/brief/places';
import { beforeTheBrief, type Fact } from '../../../../../shared/marketing/products/fact';
import { goals } from '../../../../../shared/marketing/scales';
import type { Brief } from '../../campaigns/brief';

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ordinary: Record<Language, readonly string[]> = {
  es: [
    'clase de yoga prenatal',
    'tiene poco tiempo y vive lejos',
    'No sé por dónde empezar',
    'dormir mejor',
    'te vas con las ruedas puestas',
    'Revisión de 12 puntos',
    'Nos llamas y vamos en 24 horas',
    'La misma persona te atiende siempre',
    '14 años en el barrio',
    'se puede pagar a plazos',
    'de 9 a 20 h',
  ],
  en: [
    'antenatal yoga class',
    'have little time and live far away',
    "I don't know where to begin",
    'sleep better',
    'you leave with your wheels on',
    'A check of 12 points',
    'You call and we come within 24 hours',
    'The same person looks after you',
    '14 years in the area',
    'can it be paid monthly',
    '9 am to 8 pm',
  ],
};

/** Texts that no owner should type, and some do. */
const hostile = [
  '{thing} {{name}}',
  '<b>negrita</b>',
  '(a/b/c/d)',
  '^x/y^',
  '<tú/usted>',
  '$1 $& \\1',
  '¿?',
  '…',
  '.',
  '!!!',
  'a: b; c. D! ¿E?',
  'https://example.org/a?b=c',
  'ISO 9001:2015',
  '«comillas» dentro',
  '"',
  '’',
  '😀 ¡hola! 😀',
  'x'.repeat(500),
  'palabra '.repeat(60),
  'Línea\u00a0con\u00a0espacios',
  '[voice] | ~3 ## @X',
  '= button',
  '1. how',
] as const;

const articles = { es: ['el', 'la', 'los', 'las', ''], en: ['the', 'our', ''] } as const;
const kinds = { es: ['un', 'una', 'unos', 'unas', ''], en: ['a', 'an', ''] } as const;

/** A brief of random answers to a random part of its places, in either language and voice. */
export function randomBrief(seed: number): Brief {
  const random = randomOf(seed);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const maybe = (share = 0.5) => random() < share;
  const language = one(['es', 'en'] as const);
  const text = () => (maybe(0.25) ? one(hostile) : one(ordinary[language]));
  const formOf: Partial<Record<Place, () => Fact['form']>> = {
    thing: () => ({ article: one(articles[language]), number: one(['singular', 'plural', undefined]) }),
    kind: () => ({ article: one(kinds[language]) }),
    voice: () => ({ asks: one(['worry', 'question'] as const), several: maybe() }),
    result: () => ({ frame: one(['can', 'clause'] as const), weDoIt: maybe(0.3) }),
  };
  const answered = places.filter((place) => place === 'thing' || maybe());
  const facts = answered.flatMap((place) =>
    Array.from({ length: 1 + Math.floor(random() * Math.min(8, mostAt[place])) }, () => ({
      place,
      text: text(),
    })),
  );
  return {
    language,
    register: one(['formal', 'informal'] as const),
    audience: one(['B2B', 'B2C'] as const),
    name: text(),
    position: Math.floor(random() * 9),
    company: {
      name: maybe(0.1) ? text() : 'Casa Nueva',
      where: one([undefined, 'en Lugo', 'in Leeds']),
      phone: one([undefined, '981 000 000']),
      web: one([undefined, 'https://casa.example/']),
      customers: one([undefined, 'las familias', 'patients']),
      isSober: maybe(),
      speaker: one(['we', 'I'] as const),
    },
    facts: facts.map(({ place, text: said }, index) => ({
      id: `f${index + 1}`,
      place,
      text: said,
      language,
      state: 'accepted' as const,
      ...(place === 'doubt' && { answer: text() }),
      ...(place === 'detail' && maybe(0.8) && { label: one(['Horario', 'Dónde', 'Where']) }),
      ...(place === 'offer' && maybe() && { until: '2026-12-31' }),
      form: formOf[place]?.(),
      ...beforeTheBrief(place),
      source: { from: 'answer' as const, quote: said },
    })),
    prices: Array.from({ length: Math.floor(random() * 4) }, () => ({
      amount: Math.floor(random() * 300_000),
      label: maybe() ? one(['Clase suelta', 'Monthly']) : undefined,
      from: maybe(0.3),
      tax: one(['incl', 'excl', undefined] as const),
      per: one([undefined, 'mes', 'persona', 'al mes', 'month']),
      note: one([undefined, 'en 12 cuotas', text().slice(0, 100)]),
    })),
    currency: one(['EUR', 'GBP', 'JPY']),
    isOnRequest: true,
    goal: {
      goal: one(goals),
      ...(maybe() && { link: 'https://casa.example/cita' }),
      ...(maybe(0.3) && { after: text() }),
    },
  };
}
