import type { Language } from '../../../../shared/languages';
import type { PictureTexts } from '../../../../shared/marketing/assets/picture';
import { quantitiesOf } from '../campaigns/validators/quantities';
import { labelOf } from './drawing/words/label-of';

/** A number with what it means, which goes on in lower case or is a label; `fact` is the whole fact that states it. */
interface Figure {
  value: string;
  meaning: string;
  fact: string;
}

type Candidate = Figure & { strength: number };

/** What may stand after a number as its unit: a sign, an abbreviation or a word that is not too long to be large. */
const unitAfter =
  /^(\s?(?:%|€|\$|£|°C?)|\s?\p{L}{1,3}(?:\/\p{L}{1,3}|[²³])?(?![\p{L}])|\s\p{L}{4,9}(?![\p{L}]))/u;
const noUnit = /^\s(?:a|al|and|con|de|del|el|en|for|in|la|los|las|o|of|on|or|para|por|que|the|to|with|y)$/iu;
const percent = /^\s?%/u;

function candidatesIn(fact: string, language: Language): Candidate[] {
  return quantitiesOf(fact, language).flatMap(({ value, units, text }) => {
    const at = fact.toLocaleLowerCase().indexOf(text.toLocaleLowerCase());
    // Hours and dates measure nothing, and «un» or «one» is mostly an article.
    if (at < 0 || units[0] === 'written' || value <= 1) return [];
    const [found = ''] = unitAfter.exec(fact.slice(at + text.length)) ?? [];
    const unit = noUnit.test(found) ? '' : found;
    const digits = /\d/u.test(text) ? text : String(value);
    const strength = isYear(digits, value) ? yearStrength(fact.slice(0, at)) : strengthOf(unit);
    const said = { value: digits + unit, meaning: labelOf(fact) };
    return [{ ...said, ...(digits === text && cutAt(fact, at, said.value)), fact, strength }];
  });
}

/** What may stand before a number that is at least so high. */
const atLeast = /^(?:más de|more than|over)\s$/iu;

/**
 * The fact in two where nothing but "more than" stands before the number: "+200 loaves" over "a week". Otherwise
 * undefined, since the rest alone would not say the same.
 */
function cutAt(fact: string, at: number, value: string): Omit<Figure, 'fact'> | undefined {
  const before = fact.slice(0, at);
  const rest = fact.slice(at + value.length);
  if (!/^\s\p{L}/u.test(rest) || (before !== '' && !atLeast.test(before))) return undefined;
  return { value: before === '' ? value : `+${value}`, meaning: rest.trim() };
}

/** A share tells most, then a measure or a number of things; a number alone is often a model. */
function strengthOf(unit: string): number {
  if (percent.test(unit)) return 3;
  return unit === '' ? 0 : 2;
}

const isYear = (digits: string, value: number) => /^\d{4}$/u.test(digits) && value >= 1_800 && value <= 2_100;

/** What stands before the year in which something began. */
const began =
  /(?:desde|since|est(?:\.|ablished)(?: in)?|founded in|opened in|fundad[oa]s? en|abiert[oa]s? en)\s(?:el año\s)?$/iu;

/** A year tells for how long; that of a prize or a report tells nothing by itself. */
const yearStrength = (before: string): number => (began.test(before) ? 1 : 0);

/**
 * The number that a picture may show very large, with the fact that states it; the first of the strongest. Without one
 * the price takes its place.
 */
export function strongestFigure({
  facts,
  language,
  price,
  product,
}: Pick<PictureTexts, 'facts' | 'language' | 'price' | 'product'>):
  | (Omit<Figure, 'fact'> & Partial<Pick<Figure, 'fact'>>)
  | undefined {
  const [best] = facts
    .flatMap((fact) => candidatesIn(fact, language))
    .filter(({ strength }) => strength > 0)
    .toSorted((one, other) => other.strength - one.strength);
  if (best) return { value: best.value, meaning: best.meaning, fact: best.fact };
  return price && figureOfPrice(price, product);
}

const money = /(?:(?:desde|from)\s)?(?:(?<![\d.,])\d[\d.,]{0,20}\s?[€$£]|[€$£]\s?\d[\d.,]{0,20})/iu;

/** A price as a number, with what it is for beneath; none of several prices stands for all of them. */
function figureOfPrice(
  { amount, note }: NonNullable<PictureTexts['price']>,
  product: string,
): PictureTexts['figure'] {
  if (amount.includes(';')) return undefined;
  const [value = amount] = money.exec(amount) ?? [];
  const rest = amount.replace(value, '').replace(/^[\s,]+|(?<![\s,])[\s,]+$/gu, '');
  return { value, meaning: [product, rest, note].filter(Boolean).join(', ') };
}
