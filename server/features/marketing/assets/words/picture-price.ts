import type { Language } from '../../../../../shared/languages';
import type { PictureTexts } from '../../../../../shared/marketing/assets/picture';
import type { Price } from '../../../../../shared/marketing/products/brief/places';
import { pricesFor } from '../../campaigns/brief-of';
import type { Ground } from '../../campaigns/validators/ground';
import { amountText, priceText, taxText } from '../../../../../shared/marketing/products/price-text';
import type { PicturedMaterial } from './pictured.queries';

const taxWords: Record<Language, { incl: string; excl: string }> = {
  en: { incl: 'VAT included', excl: 'plus VAT' },
  es: { incl: 'IVA incluido', excl: 'IVA no incluido' },
};

const namesTax = /\b(?:iva|vat|tax(?:es)?|impuestos?)\b/iu;

/** An older price as it was typed, with the words about tax that buyers of a company need. */
function typedPrice({ campaign, product }: PicturedMaterial, amount: string): PictureTexts['price'] {
  const { priceBasis } = product;
  const isToldTax = campaign.audience === 'B2B' && (priceBasis === 'incl' || priceBasis === 'excl');
  return isToldTax && !namesTax.test(amount)
    ? { amount, note: taxWords[campaign.language][priceBasis] }
    : { amount };
}

/** The main price as an amount; what it is for and includes, and the other prices, stand in its note. */
function listedPrice([main, ...others]: readonly Price[], currency: string, language: Language) {
  if (!main) return undefined;
  const { label, tax, note, ...sum } = main;
  const amount = amountText({ amount: sum.amount, from: sum.from }, currency, language);
  const per = amountText(sum, currency, language).slice(amount.length).trim();
  const rest = others.map((other) =>
    priceText({ ...other, tax: other.tax === tax ? undefined : other.tax }, currency, language),
  );
  const own = [label, per, note].filter(Boolean).join(', ');
  const taxed = tax && main.amount > 0 ? taxText(tax, currency, language) : '';
  const said = [own, ...rest, taxed].filter(Boolean).join(others.length > 0 ? '; ' : ', ');
  return { amount, ...(said && { note: said }) };
}

/** The price on pictures; none if it is on request, and none for consumers if it excludes tax. */
export function priceOf(material: PicturedMaterial, ground: Ground): PictureTexts['price'] {
  const { product, campaign } = material;
  const { price } = ground.product;
  if (price === undefined) return undefined;
  return product.prices === null || product.currency === null
    ? typedPrice(material, price)
    : listedPrice(pricesFor(material, campaign.audience), product.currency, campaign.language);
}
