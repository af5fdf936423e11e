import type { PriceBasis } from '../scales';
import type { Price } from './places';

/** What a typed price says beside its amount, and what it is paid for in the words of a text. */
const pers: readonly (readonly [RegExp, string])[] = [
  [/(?:\bp\.\s?p\b|\bpp\b|(?:\/|\bpor )\s?pers(?:onas?)?\b)/iu, 'persona'],
  [/(?:(?:\/|\bper |\ba )\s?(?:person|head)\b)/iu, 'person'],
  [/(?:\bc\/u\b|\bcada un[oa]\b)/iu, 'unidad'],
  [/(?:\bea\b|\beach\b)/iu, 'each'],
];

const units =
  /(?:\/|\b(?:al|a la|por|cada|per|an?|every) )\s?(mes|año|hora|día|semana|noche|sesión|clase|unidad|kilo|kg|m²|m2|month|year|hour|day|week|night|session|class|unit|item|lesson)(?![\p{L}\p{N}])/iu;

const least = /^\s*(?:desde|a partir de|from|starting (?:at|from))(?!\p{L})/iu;

/** Whether a typed price is the least of several, and what it is paid for: «desde 12 €/pers.», “£12 ea.”. */
export function wordsOfPrice(typed: string): Pick<Price, 'from' | 'per'> {
  const per = pers.find(([pattern]) => pattern.test(typed))?.[1] ?? units.exec(typed)?.[1]?.toLowerCase();
  return { ...(least.test(typed) && { from: true }), ...(per && { per }) };
}

/** What the only price of a product is read from. */
interface Priced {
  prices: Price[] | null;
  price: string;
  priceMinor: number | null;
  priceBasis: PriceBasis | null;
}

/** All prices of a product, the main one first; none when it has none or tells it on request. */
export function pricesOf({ prices, price, priceMinor, priceBasis }: Priced): Price[] {
  if (priceBasis === 'request') return [];
  if (prices !== null) return prices;
  if (priceMinor === null) return [];
  return [{ amount: priceMinor, ...wordsOfPrice(price), ...(priceBasis && { tax: priceBasis }) }];
}
