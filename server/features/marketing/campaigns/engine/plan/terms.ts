import { soldQuantity } from '../facts/figure';
import { orderFrom } from '../facts/offer-order';
import { inOrder } from '../pick';
import { banks } from '../shapes/banks';
import type { Shape } from '../shapes/shape';
import { isBooked } from './kind';
import type { Material, Told } from './material';
import { sentence } from './tries';
import type { Try } from './unit';

/** What it costs, or that the price comes on request. */
export const pricing = ({ ground }: Material): Try[] =>
  ground.product.price === undefined
    ? [
        { bank: 'requests', facts: [] },
        { own: [plainRequest[ground.language]], facts: [] },
      ]
    : [
        { bank: 'terms', facts: [] },
        { own: [plainPrice], facts: [] },
      ];

/** What stands anywhere and more than once, when all shapes of a set are used up. */
const plainPrice: Shape = {
  id: 'fact:price',
  forms: { S: '{price}.', M: '{the}: {price}.', L: '{the}: {price}.' },
};
const requested = (text: string): Shape => ({ id: 'fact:request', forms: { S: text, M: text, L: text } });
const plainRequest = { es: requested('Precio a consultar.'), en: requested('Price on request.') };
const plainAct: Shape = { id: 'fact:act', forms: { S: '{act}.', M: '{act}.', L: '{act}.' } };

/** Trades whose things are sold by what they weigh or hold: a shoe is not. */
const sellsByMeasure = new Set(['food', 'restaurants', 'beauty', 'pets']);

/** The price beside the measure by which a thing is sold: «son 900 g por 5,80 €». */
export const pricingByMeasure = (facts: readonly Told[], { ground, sectorId }: Material): Try[] =>
  ground.product.price === undefined || !sellsByMeasure.has(sectorId)
    ? []
    : facts
        .flatMap((fact): Try[] => {
          const fig = soldQuantity(fact.text);
          return fig === undefined ? [] : [{ bank: 'measured', facts: [fact], slots: { fig } }];
        })
        .slice(0, 1);

/** An offer told to the reader, which is an invitation too. */
export function ordering(offer: Told | undefined, { mentions, about }: Material): Try[] {
  const order = offer && about.language === 'es' ? orderFrom(offer.small, mentions.it, about) : undefined;
  return offer && order
    ? [{ own: [{ ...sentence(`${order}.`), id: `fact:order:${offer.id}` }], facts: [offer] }]
    : [];
}

/** What the reader is asked to do. */
export function inviting({ input, key }: Material, slot: string): Try[] {
  const bank = banks[input.language];
  const all = input.goal === 'buy' && isBooked(input) ? bank.bookings : bank.acts[input.goal];
  const acts = inOrder(all, `${key}|${slot}`, (act) => act);
  return [
    // Each angle asks in its own words.
    ...acts.map((act): Try => ({ bank: 'invitations', facts: [], slots: { act }, said: act })),
    ...acts.map((act): Try => ({ own: [plainAct], facts: [], slots: { act } })),
  ];
}
