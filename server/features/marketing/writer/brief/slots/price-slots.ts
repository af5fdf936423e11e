import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { bare, capital } from '../../../../../../shared/marketing/products/brief/tidy';
import type { Brief } from '../../../campaigns/brief';
import { amountText, sharedTaxText } from '../../../../../../shared/marketing/products/price-text';
import type { Words } from '../../blueprint/load';
import { repeats } from '../answers/repeats';
import { type Entry, line, numbered, priceId } from './slot';

/** Whether a price's label only names the thing. */
const isOfThing = (label: string | undefined, thing: string) =>
  label !== undefined && repeats(label, thing, 1) && repeats(thing, label, 1);

/** «Samsung y Xiaomi»; a name such as «iPhone» has its capital elsewhere. */
const isCapital = (label = '') => /^\p{Lu}/u.test(label.trim());
const begun = (text: string) => (/^\p{Ll}\p{Lu}/u.test(text) ? text : capital(text));

/** Prices after one another: labels stay as they were typed, and with capitals each price is a sentence. */
const inTurn = (each: readonly string[], isParted: boolean): string =>
  isParted ? each.map((one, index) => (index === 0 ? one : begun(one))).join('. ') : each.join('; ');

/** All prices in one line with their labels; the tax comes once, as a word of its own, where they share it. */
function allPrices({ prices, currency, language }: Brief, thing: string): string {
  const [first] = prices;
  const isShared = prices.length > 1 && prices.every(({ tax }) => tax === first?.tax);
  const each = prices.map(({ label, note, ...price }) => {
    const told = { ...price, note: note && bare(note), ...(isShared && { tax: undefined }) };
    const isNamed = label && !(prices.length === 1 && isOfThing(label, thing));
    const name = isNamed ? bare(label) : undefined;
    return [name, amountText(told, currency, language)].filter(Boolean).join(', ');
  });
  const tax = isShared && first?.tax ? [sharedTaxText(first.tax, currency, language)] : [];
  return inTurn([...each, ...tax], prices.length > 1 && prices.some((price) => isCapital(price.label)));
}

/** Each price with its label, in few words: «Matrícula y teórico, 195 €». */
const ratesOf = ({ prices, currency, language }: Brief): Line[] =>
  prices
    .filter(({ label }) => label)
    .map((price) => {
      const told = { ...price, note: undefined, tax: price.tax === 'excl' ? price.tax : undefined };
      return line(`${capital(bare(price.label ?? ''))}, ${amountText(told, currency, language)}`, [priceId]);
    });

/** The main price in two lengths, and all of them: the one that is labelled as the thing is, or the first. */
export function priceSlots(brief: Brief, thing: string, words: Words): Entry[] {
  const { prices, currency, isOnRequest, language } = brief;
  const cited = [priceId];
  const main = prices.find(({ label }) => isOfThing(label, thing)) ?? prices[0];
  if (!main) {
    const asked = isOnRequest ? words('onRequest') : undefined;
    return asked ? ['price', 'priceShort', 'pricesLine'].map((name) => [name, line(asked)]) : [];
  }
  // In Spanish a price never goes without the label of what it is paid for.
  const isLabelled = language === 'es' || prices.length > 1;
  const label = isLabelled && !isOfThing(main.label, thing) ? main.label : undefined;
  const notes = [label, main.note].filter(Boolean).map((text) => bare(text ?? ''));
  const full = { ...main, note: notes.join(', ') || undefined };
  const shortNote = language === 'es' && label ? bare(label) : undefined;
  const short = { ...main, note: shortNote, tax: main.tax === 'excl' ? main.tax : undefined };
  return [
    ['price', line(amountText(full, currency, language), cited)],
    ['priceShort', line(amountText(short, currency, language), cited)],
    ['pricesLine', line(allPrices(brief, thing), cited)],
    ...numbered('rate', ratesOf(brief)),
  ];
}
