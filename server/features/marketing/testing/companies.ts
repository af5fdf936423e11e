import type { Fact } from '../../../../shared/marketing/products/fact';

/** What a bakery says of itself. */
export const bakery = {
  name: 'Panadería Espiga',
  sector: 'Alimentación',
  commercialObjectives: 'Vender pan y desayunos.',
  targetAudience: 'Familias y oficinas del barrio.',
  targetAudienceType: 'both',
} as const;

/** The worked example of the specification, as somebody types it. */
export const loaf = {
  name: 'Hogaza de masa madre',
  category: 'Pan',
  characteristics: 'Fermenta 24 horas en frío.\nPieza de 900 g.',
  advantages:
    'Aguanta tierna cuatro días.\nSe reserva antes de las 20:00 y se recoge a las 8:30 del día siguiente.',
  price: '5,80 €',
};

export const aFact: Fact = {
  ...{ id: 'f1', kind: 'feature', shape: 'sentence', text: 'Fermenta 24 horas en frío', language: 'es' },
  source: { from: 'answer', quote: 'Fermenta 24 horas en frío' },
};
