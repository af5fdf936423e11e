import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { bare, capital, lowered } from '../../../../../../shared/marketing/products/brief/tidy';
import type { Brief } from '../../../campaigns/brief';
import { amountText, sharedTaxText } from '../../../../../../shared/marketing/products/price-text';
import type { Words } from '../../blueprint/load';
import { repeats } from '../answers/repeats';
import { type Entry, line, numbered, priceId } from './slot';

/** Whether a price's label only names the thing. */
const isOfThing = (label: string | undefined, thing: string) =>
  label !== undefined && repeats(label, thing, 1) && repeats(thing, label, 1);

/** All prices in one line with their labels; the tax comes once, as a word of its own, where they share it. */
function allPrices({ prices, currency, language }: Brief, thing: string): string {
  const [first] = prices;
  const isShared = prices.length > 1 && prices.every(({ tax }) => tax === first?.tax);
  const each = prices.map(({ label, note, ...price }) => {
    const told = { ...price, note: note && bare(note), ...(isShared && { tax: undefined }) };
    const isNamed = label && !(prices.length === 1 && isOfThing(label, thing));
    const name = isNamed ? lowered(bare(label), language) : undefined;
    return [name, amountText(told, currency, language)].filter(Boolean).join(', ');
  });
  return [...each, ...(isShared && first?.tax ? [sharedTaxText(first.tax, currency, language)] : [])].join(
    '; ',
  );
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
  const label = prices.length > 1 && !isOfThing(main.label, thing) ? main.label : undefined;
  const notes = [label, main.note].filter(Boolean).map((text) => bare(text ?? ''));
  const full = { ...main, note: notes.join(', ') || undefined };
  const short = { ...main, note: undefined, tax: main.tax === 'excl' ? main.tax : undefined };
  return [
    ['price', line(amountText(full, currency, language), cited)],
    ['priceShort', line(amountText(short, currency, language), cited)],
    ['pricesLine', line(allPrices(brief, thing), cited)],
    ...numbered('rate', ratesOf(brief)),
  ];
}
