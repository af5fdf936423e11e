import type { PictureTexts } from '../../../../../../shared/marketing/assets/picture';
import { headlineForms } from '../../../../../../shared/marketing/assets/scales';
import { clean, missingGlyphs } from './clean';
import { labelOf } from './label-of';

/** The texts as they can be drawn; the characters that no font has; whether emoji were left out. */
export function cleanTexts(given: PictureTexts): {
  texts: PictureTexts;
  missing: string[];
  hadEmoji: boolean;
} {
  let hadEmoji = false;
  const all: string[] = [];
  const take = (text: string) => {
    const cleaned = clean(text);
    hadEmoji ||= cleaned.hadEmoji;
    all.push(cleaned.text);
    return cleaned.text;
  };
  const { figure, price, offer } = given;
  const [l, m, s] = headlineForms.map((form) => take(given.headline[form]));
  const texts: PictureTexts = {
    language: given.language,
    headline: { l: l ?? '', m: m ?? '', s: s ?? '' },
    facts: given.facts.map(take).filter(Boolean).map(labelOf),
    ...(figure && { figure: { value: take(figure.value), meaning: take(figure.meaning) } }),
    ...(price && { price: { amount: take(price.amount), ...(price.note && { note: take(price.note) }) } }),
    ...(offer && { offer: labelOf(take(offer)) }),
    action: take(given.action),
    product: take(given.product),
    company: take(given.company),
  };
  return { texts, missing: missingGlyphs(all.join('')), hadEmoji };
}
