import { shrink } from '../facts/read-fact';
import { predicateOf } from '../facts/say';
import { list as englishList, listOfDeeds } from '../surface/english-articles';
import { priceWithin } from '../surface/price-within';
import { list as spanishList } from '../surface/spanish-joining';
import type { Material, Told } from './material';
import { isDoing, withoutVerb } from './tries';
import type { Try } from './unit';

const shared = /^(?:tienen?|incluyen?|llevan?|vienen?|son|es) /u;

/** What a product does, with a verb that comes twice running said once: «tiene suela de goma y membrana impermeable». */
const sayOnce = (texts: readonly string[]) =>
  texts.map((text, index) => {
    const verb = shared.exec(text)?.[0];
    return verb !== undefined && texts[index - 1]?.startsWith(verb) ? text.slice(verb.length) : text;
  });

/** Several facts in one sentence: what the product does, or phrases; nothing for fewer than two that fit. */
export function listing(facts: readonly Told[], material: Material): Try[] {
  const { about } = material;
  const join = about.language === 'es' ? spanishList : englishList;
  const short = facts.filter(({ text }) => text.length <= 60 && !/[,;:]| y | and | o | or /u.test(text));
  const doing = short.filter((fact) => predicateOf(fact, about) !== undefined).slice(0, 3);
  // An English fact with a verb is told by it, and only parts and advantages stand as phrases.
  const isPhrase = (fact: Told) =>
    (fact.form === 'noun' || fact.form === 'quality') &&
    !(about.language === 'es' && isDoing(fact.small)) &&
    (about.language === 'es'
      ? fact.kind !== 'proof'
      : (fact.kind === 'feature' || fact.kind === 'advantage') && !doing.includes(fact));
  const alike = short.filter(isPhrase);
  // «Aceite de oliva» and «apto para pieles sensibles» make no list.
  const phrases = alike.filter(({ form }) => form === alike[0]?.form).slice(0, 3);
  const tries: Try[] = [];
  if (doing.length >= 2) {
    const texts = doing.map((fact) => predicateOf(fact, about) as string);
    const list = about.language === 'en' ? listOfDeeds(texts) : join(sayOnce(texts));
    tries.push({ bank: 'listVerbs', only: withoutVerb(list), facts: doing, slots: { list } });
  }
  if (phrases.length >= 2) {
    tries.push({
      bank: 'listPhrases',
      facts: phrases,
      slots: { list: join(phrases.map(({ small }) => small)) },
    });
  }
  return tries;
}

/** The product's quantities in a row, with its price: nothing if there is only one. */
export function figuring(facts: readonly Told[], { ground, about }: Material): Try[] {
  const join = about.language === 'es' ? (all: readonly string[]) => all.join(', ') : englishList;
  const withFigures = facts.filter(({ figure }) => figure !== undefined).slice(0, 3);
  const labels = withFigures.map(({ figure }) => shrink(figure as string, () => true));
  const price = priceWithin(ground.product.price);
  const all = price === undefined ? labels : [...labels, price];
  if (withFigures.length === 0 || all.length < 2) return [];
  return [{ bank: 'figures', facts: withFigures, slots: { figs: join(all), price } }];
}
