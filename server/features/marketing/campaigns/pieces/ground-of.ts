import type { Language } from '../../../../../shared/languages';
import { registerOf } from '../../../../../shared/marketing/register';
import type { Audience } from '../../../../../shared/marketing/campaigns/scales';
import { pricesOf } from '../../../../../shared/marketing/products/brief/prices';
import { type Fact, replyOf, wordsOfFact } from '../../../../../shared/marketing/products/fact';
import { takesReply } from '../../../../../shared/marketing/products/brief/replies';
import { readiness } from '../../../../../shared/marketing/products/scales';
import type { marketingProducts } from '../../../../../shared/marketing/products/tables';
import type { marketingCompanies } from '../../../../../shared/marketing/tables';
import { moneyText } from '../../../../../shared/money-text';
import { priceText } from '../../../../../shared/marketing/products/price-text';
import { isTold } from '../../products/analysis/analyse';
import { isOfTheThing } from '../../products/analysis/shop-labels';
import type { Ground, GroundFact } from '../validators/ground';
import { brandName } from './brand-name';

type Product = typeof marketingProducts.$inferSelect;
type Company = typeof marketingCompanies.$inferSelect;

/** What texts may state: a product, and what its company says of itself. */
export interface Stated {
  product: Pick<
    Product,
    | 'id'
    | 'marketingCompanyId'
    | 'name'
    | 'shortName'
    | 'category'
    | 'price'
    | 'priceMinor'
    | 'prices'
    | 'currency'
    | 'priceBasis'
    | 'comparePriceMinor'
    | 'goal'
    | 'waived'
    | 'url'
    | 'language'
    | 'facts'
  >;
  company: Pick<
    Company,
    | 'name'
    | 'sector'
    | 'targetAudienceType'
    | 'avoid'
    | 'formality'
    | 'emoji'
    | 'replyTo'
    | 'postalAddress'
    | 'customersCalled'
    | 'isSober'
    | 'speaker'
    | 'place'
    | 'phone'
    | 'website'
    | 'timezone'
  >;
}

/** What a campaign is made of. */
export interface Material extends Stated {
  product: Stated['product'] & {
    /** Its place among the live products of its company by their ids, from 0. */
    position: number;
  };
}

/** A fact in a language: its words or its translation; undefined when it is in neither. */
export const saidIn = (fact: Fact, language: Language): string | undefined =>
  fact.language === language ? wordsOfFact(fact) : fact.translation || undefined;

/**
 * The prices as texts show them; none on request, and to consumers none without tax. A single price is shown as it was
 * typed where the language is the product's, for it may say more than an amount.
 */
function pricesShown({ product }: Stated, language: Language, audience: Audience): string[] {
  const { currency, price: typed, prices } = product;
  const shown = pricesOf(product).filter(({ tax }) => audience === 'B2B' || tax !== 'excl');
  if (shown.length === 0) return [];
  // One price from before the list reads as it did then: pieces that cite it compare it.
  if (prices === null && product.language === language && /\d/u.test(typed)) return [typed];
  if (currency === null) return [];
  return prices === null
    ? [moneyText(product.priceMinor ?? 0, currency, language)]
    : shown.map((price) => priceText(price, currency, language));
}

/** A fact as far as a text may lean on it. One that was translated before the brief is told in the other language too. */
function groundFact(fact: Fact, language: Language): GroundFact[] {
  const text = saidIn({ ...fact, answer: replyOf(fact) }, language);
  const isUsed = isTold(fact, language) || (fact.language !== language && fact.state === 'accepted');
  return text === undefined || !isUsed
    ? []
    : [
        {
          id: fact.id,
          kind: fact.kind,
          place: fact.place,
          text,
          until: fact.until,
          isQuestion: takesReply(fact.place, fact.text, fact.form),
        },
      ];
}

const joined = (texts: readonly (string | null | undefined)[]) =>
  texts.filter(Boolean).join(', ') || undefined;

/** What texts about a product may state, in a language and for an audience. */
export function groundOf(
  material: Stated,
  { language, audience }: { language: Language; audience: Audience },
): Ground {
  const { product, company } = material;
  const facts = product.facts.flatMap((fact) => groundFact(fact, language));
  const { link, place, label, after } = product.goal ?? {};
  const prices = pricesShown(material, language, audience);
  return {
    language,
    audience,
    register: registerOf(company.formality, audience),
    company: {
      name: brandName(company.name),
      fullName: company.name,
      place: joined([company.place, company.postalAddress?.replaceAll('\n', ', ')]),
      contact: joined([company.replyTo, company.phone, company.website, link]),
      customers: company.customersCalled ?? undefined,
      isSober: company.isSober,
    },
    product: {
      name: product.name,
      shortName: product.shortName ?? undefined,
      price: prices.length === 0 ? undefined : prices.join('; '),
      url: product.url ?? undefined,
    },
    goal: joined([place, label, after]),
    facts,
    hasEmoji: company.emoji === 'few',
    avoid: company.avoid,
    isThin: new Set(facts.filter(isOfTheThing).map((fact) => fact.place)).size < readiness.thin,
  };
}
