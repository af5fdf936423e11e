import type { Language } from '../../../../../../shared/languages';
import { asksPoint, brokenBy, wordsIn } from '../../../../../../shared/marketing/products/brief/broken';
import { pointWords } from '../../../../../../shared/marketing/products/brief/places';
import type { Fact } from '../../../../../../shared/marketing/products/fact';

/** The part of an answer that texts say within a sentence; undefined for a long one without its point. */
export const pointOf = ({ text, form }: Pick<Fact, 'text' | 'form'>): string | undefined => {
  if (asksPoint(text, form)) return undefined;
  return wordsIn(text) > pointWords ? form?.point : text;
};

/** Whether an answer stands in its place's sentence, by the rule that its owner sees; a missing article does no harm. */
export function isFramed({ place, text, form }: Fact, language: Language): boolean {
  const broken = brokenBy(place, text, form, language);
  return broken === null || broken === 'article';
}
