import type { Language } from '../../../../../shared/languages';
import { registerOf } from '../../../../../shared/marketing/register';
import type { Audience } from '../../../../../shared/marketing/campaigns/scales';
import type { Fact } from '../../../../../shared/marketing/products/fact';
import { readiness } from '../../../../../shared/marketing/products/scales';
import type { marketingProducts } from '../../../../../shared/marketing/products/tables';
import type { marketingCompanies } from '../../../../../shared/marketing/tables';
import { isOfTheThing } from '../../products/analysis/shop-labels';
import type { Ground } from '../validators/ground';
import { brandName } from './brand-name';

type Product = typeof marketingProducts.$inferSelect;
type Company = typeof marketingCompanies.$inferSelect;

/** What a campaign is made of: a product, and what its company says of itself. */
export interface Material {
  product: Pick<
    Product,
    | 'id'
    | 'marketingCompanyId'
    | 'name'
    | 'shortName'
    | 'category'
    | 'price'
    | 'priceMinor'
    | 'currency'
    | 'priceBasis'
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
    | 'timezone'
  >;
}

/** A fact in a language: its text or its translation; undefined when it is in neither. */
export const saidIn = ({ language: own, text, translation }: Fact, language: Language): string | undefined =>
  own === language ? text : translation || undefined;

/** An amount in minor units as the language writes it: «5,80 €», «£64». */
function moneyText(minor: number, currency: string, language: Language): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const format = new Intl.NumberFormat(language === 'es' ? 'es-ES' : 'en-GB', options);
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** maximumFractionDigits).replace(/[\u00a0\u202f]/gu, ' ');
}

/**
 * The price as it is shown: as it was typed where the language is the product's, for it may say more than an amount.
 * Undefined when it is on request, and to consumers when it does not include tax.
 */
function priceFor({ product }: Material, language: Language, audience: Audience): string | undefined {
  const { price, priceMinor, currency, priceBasis } = product;
  if (priceBasis === 'request' || (audience === 'B2C' && priceBasis === 'excl')) return undefined;
  if (product.language === language && /\d/u.test(price)) return price;
  return priceMinor === null || currency === null ? undefined : moneyText(priceMinor, currency, language);
}

/** What texts about a product may state, in a language and for an audience. */
export function groundOf(
  material: Material,
  { language, audience }: { language: Language; audience: Audience },
): Ground {
  const { product, company } = material;
  const facts = product.facts.flatMap((fact) => {
    const text = saidIn(fact, language);
    return text === undefined ? [] : [{ id: fact.id, kind: fact.kind, text, until: fact.until }];
  });
  return {
    language,
    audience,
    register: registerOf(company.formality, audience),
    company: {
      name: brandName(company.name),
      fullName: company.name,
      place: company.postalAddress?.replaceAll('\n', ', ') ?? undefined,
      contact: company.replyTo ?? undefined,
    },
    product: {
      name: product.name,
      shortName: product.shortName ?? undefined,
      price: priceFor(material, language, audience),
      url: product.url ?? undefined,
    },
    facts,
    hasEmoji: company.emoji === 'few',
    avoid: company.avoid,
    isThin: facts.filter(isOfTheThing).length < readiness.thin,
  };
}
