/** Words before an amount with which a price can begin. */
const before = ['desde', 'a partir de', 'unos', 'entre', 'from', 'starting at', 'about', 'around', 'between'];

/** «Por 12 € por nómina». */
const twice = /(?<!\p{L})por (?:\p{Sc}\s?)?\d[\d.,]*\s?\p{Sc}? por /iu;

const first = new RegExp(`^(?:${before.join('|')})\\b`, 'iu');
const met = new RegExp(
  `(?<!\\p{L})(?:por|en|de|a|son|for|to|at|is|are|it is|buys) (?:${before.join('|')}) \\p{Sc}?\\d`,
  'iu',
);

/** A price as it stands within a sentence: «desde 28 €». */
export const priceWithin = (price: string | undefined) =>
  price?.replace(first, (word) => word.toLocaleLowerCase('es'));

/** Whether a preposition of a sentence meets one of a price: «por desde 28 €», "for from £38", «por 12 € por nómina». */
export const meetsPreposition = (text: string) => met.test(text) || twice.test(text);
