import type { Language } from '../../languages';
import type { Price } from './brief/places';
import { moneyText } from '../../money-text';

interface PriceWords {
  free: string;
  from: string;
  /** Before what it is paid for. */
  per: string;
  /** What it is paid for already begins with one of these. */
  joined: RegExp;
  /** What a price is paid for in other words than `per` and its name. */
  usual: Record<string, string>;
}

type Tax = NonNullable<Price['tax']>;

const words: Record<Language, PriceWords> = {
  es: {
    free: 'gratis',
    from: 'desde',
    per: 'por',
    joined: /^(?:al|a|por|cada|la|el|\/)(?!\p{L})/iu,
    usual: { mes: 'al mes', año: 'al año', día: 'al día', semana: 'a la semana', hora: 'la hora' },
  },
  en: {
    free: 'free',
    from: 'from',
    per: 'per',
    joined: /^(?:per|a|an|each|every|\/)(?!\p{L})/iu,
    usual: {},
  },
};

/** What is added to English prices, by the currency in which they are: sales tax is no VAT. */
const englishTax = (currency: string) => (currency === 'EUR' || currency === 'GBP' ? 'VAT' : 'tax');

/** What a price says of tax: «IVA incluido», “plus VAT”, “plus tax” in dollars. */
export function taxText(tax: Tax, currency: string, language: Language): string {
  if (language === 'es') return tax === 'incl' ? 'IVA incluido' : 'IVA no incluido';
  return `${tax === 'incl' ? 'including' : 'plus'} ${englishTax(currency)}`;
}

/** «al mes», “per person”: what a price is paid for. */
function paidFor(per: string, language: Language): string {
  const { joined, usual, per: before } = words[language];
  if (joined.test(per)) return per;
  return usual[per.toLowerCase()] ?? `${before} ${per}`;
}

/** A price without its label: «desde 12 € por persona, IVA incluido», “£12 each (8 inch)”. */
export function amountText(
  { amount, from, per, tax, note }: Price,
  currency: string,
  language: Language,
): string {
  const said = words[language];
  const money = amount === 0 ? said.free : moneyText(amount, currency, language);
  const core = [from && said.from, money, per && paidFor(per, language)].filter(Boolean).join(' ');
  const bracketed = note ? ` (${note})` : '';
  const taxed = tax && amount > 0 ? `, ${taxText(tax, currency, language)}` : '';
  // «desde 1.800 €, IVA incluido (en doce meses)», “from £1,800 (over twelve months), including VAT”.
  const [first, second] = language === 'es' ? [taxed, bracketed] : [bracketed, taxed];
  return `${core}${first}${second}`.replace(' /', '/');
}

/** A price with its label: «Matrícula, 40 €». */
export const priceText = (price: Price, currency: string, language: Language): string =>
  [price.label, amountText(price, currency, language)].filter(Boolean).join(', ');
