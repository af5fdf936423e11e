import type { Language } from '../../../../shared/languages';
import type { Audience } from '../../../../shared/marketing/campaigns/scales';
import type { BriefGoal, Price } from '../../../../shared/marketing/products/brief/places';
import { pricesOf } from '../../../../shared/marketing/products/brief/prices';
import { type Fact, pairOf } from '../../../../shared/marketing/products/fact';
import { registerOf } from '../../../../shared/marketing/register';
import type { Goal } from '../../../../shared/marketing/scales';
import { isTold } from '../products/analysis/analyse';
import { contradictionsIn } from '../products/analysis/contradictions/contradictions';
import type { Brief } from './brief';
import { brandName } from './pieces/brand-name';
import type { Material, Stated } from './pieces/ground-of';

/** The audience and the day of a brief. */
export interface Told {
  language: Language;
  audience: Audience;
  goal: Goal;
  /** The first day on which its texts can be published, as an ISO date. */
  slot: string;
  /** The product's place among those of its company, from 0. */
  position: number;
}

/** The currency of a product that has never had a price. */
const anyCurrency = 'EUR';

/** The facts that are used: accepted, in the language, valid on the day, and without open contradictions. */
export function factsFor(
  { product }: Pick<Stated, 'product'>,
  { language, slot }: Pick<Told, 'language' | 'slot'>,
): Fact[] {
  const unsettled = new Set(contradictionsIn(product, language).flatMap(({ facts }) => facts.split(':')));
  return product.facts
    .filter((fact) => isTold(fact, language) && !unsettled.has(fact.id))
    .filter(({ until }) => until === undefined || until >= slot)
    .map((fact) => (fact.place === 'detail' ? asPair(fact) : fact));
}

/** A detail that was kept whole, with its name apart. */
function asPair(fact: Fact): Fact {
  const { label, value } = pairOf(fact);
  return label ? { ...fact, label, text: value } : fact;
}

/** The prices that may be shown: to consumers, only those that do not leave out tax. */
export const pricesFor = ({ product }: Pick<Stated, 'product'>, audience: Audience): Price[] =>
  product.currency === null
    ? []
    : pricesOf(product).filter(({ tax }) => audience === 'B2B' || tax !== 'excl');

/** What the product's texts ask for; the words for another goal than the set's say nothing of this one. */
export const goalFor = ({ product }: Pick<Stated, 'product'>, goal: Goal): BriefGoal =>
  product.goal?.goal === goal ? product.goal : { goal };

/** The web address of the product, or of its company. */
export const webOf = ({ product, company }: Material): string | undefined =>
  product.url ?? company.website ?? product.goal?.link;

/** Everything that the texts of a product are made from. */
export function briefOf(material: Material, told: Told): Brief {
  const { product, company } = material;
  return {
    language: told.language,
    register: registerOf(company.formality, told.audience),
    audience: told.audience,
    company: {
      name: brandName(company.name),
      where: company.place ?? undefined,
      phone: company.phone ?? undefined,
      web: webOf(material),
      customers: company.customersCalled ?? undefined,
      isSober: company.isSober,
      speaker: company.speaker,
    },
    name: product.name,
    position: told.position,
    facts: factsFor(material, told),
    prices: pricesFor(material, told.audience),
    currency: product.currency ?? anyCurrency,
    isOnRequest: product.priceBasis === 'request',
    goal: goalFor(material, told.goal),
  };
}
