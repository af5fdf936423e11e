import type { Fact } from '../../../../shared/marketing/products/fact';
import type { NewMarketingProduct } from '../../../../shared/marketing/products/schemas';

/** What a bakery says of itself. */
export const bakery = {
  name: 'Panadería Espiga',
  sector: 'Alimentación',
  commercialObjectives: 'Vender pan y desayunos.',
  targetAudience: 'Familias y oficinas del barrio.',
  targetAudienceType: 'both',
} as const;

/** What is answered of the loaf inside the frames of its brief. */
const answers: NonNullable<NewMarketingProduct['facts']> = [
  {
    place: 'thing',
    text: 'hogaza de masa madre',
    form: { article: 'la', number: 'singular', gender: 'f', short: 'hogaza' },
  },
  { place: 'kind', text: 'pan de trigo', form: { article: 'un' } },
  { place: 'who', text: 'compra pan una vez por semana' },
  { place: 'voice', text: 'El pan de ayer ya está duro', form: { asks: 'worry' } },
  { place: 'result', text: 'desayunas pan tierno sin bajar cada día', form: { frame: 'clause' } },
  { place: 'proof', text: 'Premio al mejor pan de Gràcia' },
];

/** The worked example of the specification, as somebody types it: four lines in its form, and the answers of its brief. */
export const loaf = {
  name: 'Hogaza de masa madre',
  category: 'Pan',
  characteristics: 'Fermenta 24 horas en frío.\nPieza de 900 g.',
  advantages:
    'Aguanta tierna cuatro días.\nSe reserva antes de las 20:00 y se recoge a las 8:30 del día siguiente.',
  price: '5,80 €',
  facts: answers,
};

export const aFact: Fact = {
  id: 'f1',
  kind: 'feature',
  shape: 'phrase',
  text: 'Fermenta 24 horas en frío',
  language: 'es',
  place: 'loose',
  state: 'accepted',
  source: { from: 'answer', quote: 'Fermenta 24 horas en frío' },
};
