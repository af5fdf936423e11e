import type { Language } from '@shared/languages';
import { asksPoint, brokenBy } from '@shared/marketing/products/brief/broken';
import { answerOf, isUnanswered } from './answer';
import { factsAt, isPlace, type QuestionName } from '../questions';
import type { Product } from '../../reads';

/** Whether an answer that is there still wants something of its author: what is said of it must not be folded away. */
export function wantsCare(product: Pick<Product, 'facts'>, name: QuestionName, language: Language): boolean {
  if (!isPlace(name)) return false;
  return factsAt(product, name).some((fact) => {
    const answer = answerOf(name, fact);
    const { text, form } = answer;
    return (
      fact.language !== language ||
      isUnanswered(name, answer) ||
      (asksPoint(text, form) ? form.point === undefined : brokenBy(name, text, form, language) !== null)
    );
  });
}
