import type { Language } from '@shared/languages';
import type { Price } from '@shared/marketing/products/brief/places';
import { moneyText } from '@/lib/values/money';

const words = {
  en: { from: 'from', incl: 'tax included', excl: 'plus tax', per: (what: string) => `per ${what}` },
  es: {
    from: 'desde',
    incl: 'impuestos incluidos',
    excl: 'más impuestos',
    per: (what: string) => `por ${what}`,
  },
} as const satisfies Record<Language, unknown>;

/** Words that say by themselves what a price is paid for. */
const withOwnWord = /^(por|al|a|la|el|cada|per|each|an?|every)\s/i;

/** A price as texts say it: «Clase suelta, desde 28 € por persona, impuestos incluidos». */
export function priceSentence(price: Price, currency: string, language: Language): string {
  const { from, incl, excl, per } = words[language];
  const { label, amount, tax, note } = price;
  const what = price.per?.trim();
  const core = [
    price.from && from,
    moneyText(amount, currency, language),
    what && (withOwnWord.test(what) ? what : per(what)),
  ];
  const parts = [label?.trim(), core.filter(Boolean).join(' '), tax && { incl, excl }[tax]];
  const said = parts.filter(Boolean).join(', ');
  return note?.trim() ? `${said} (${note.trim()})` : said;
}

/** All prices in one line. */
export const priceList = (prices: readonly Price[], currency: string, language: Language): string =>
  prices
    .filter(({ amount }) => Number.isFinite(amount))
    .map((price) => priceSentence(price, currency, language))
    .join('; ');
