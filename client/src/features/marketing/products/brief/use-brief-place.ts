import { useEffect, useMemo } from 'react';
import type { ListedCompany, Product } from '../../reads';
import { useProductSaving } from '../saving/use-product-saving';
import { useProductState } from '../use-product-state';
import { type BriefPlace, spokenOf } from '../brief-context';
import { questionIn, type QuestionName } from '../questions';

/** Gives the focus to a question: to its first empty field, or else to its first one. */
function focusOn(name: QuestionName) {
  const question = document.querySelector<HTMLElement>(`[data-question="${name}"]`);
  const fields = [
    ...(question?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-answer]') ?? []),
  ];
  const field = fields.find(({ value }) => value === '') ?? fields[0];
  (field ?? question?.querySelector<HTMLElement>('h4, summary'))?.focus();
  question?.scrollIntoView?.({ block: 'center' });
}

/** What the questions of a product know, and the one that the address asks for. */
export function useBriefPlace(product: Product, company: ListedCompany) {
  const { state, change } = useProductState();
  const save = useProductSaving(product);
  const asked = questionIn(state.ask);
  const ask = (question: QuestionName | undefined) => change({ ask: question ?? '' }, { replace: true });
  useEffect(() => {
    if (asked) focusOn(asked);
  }, [asked]);
  const { name, shortName } = product;
  const names = useMemo(
    () => [company.name, name, shortName].filter((one): one is string => Boolean(one)),
    [company.name, name, shortName],
  );
  const place: BriefPlace = {
    product,
    save,
    names,
    spoken: spokenOf(company, product),
    goTo: (question) => {
      ask(question);
      if (question === asked) focusOn(question);
    },
  };
  return { place, asked, ask };
}
