import type { Material } from '../plan/material';
import { fill } from '../surface/markup';
import { meetsPreposition, priceWithin } from '../surface/price-within';

/** A template of a landing page's words, with the product in it; undefined if something that it needs is not there. */
export function worded(
  template: string,
  { mentions, ground, about }: Material,
  more: Record<string, string> = {},
) {
  const { the, a } = mentions.short;
  const { name } = ground.product;
  const company = ground.company.name;
  const price = priceWithin(ground.product.price);
  const filled = fill(template, about, { the, a, name, company, price, ...more });
  return filled === undefined || meetsPreposition(filled) ? undefined : filled;
}
