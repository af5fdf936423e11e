import { useProductState } from '../use-product-state';
import { questionIn, type QuestionName } from '../questions';

/** Opens a question, and gives the focus to its first empty field, or else to its first one. */
export function focusOn(name: QuestionName) {
  const question = document.querySelector<HTMLElement>(`[data-question="${name}"]`);
  if (question instanceof HTMLDetailsElement) question.open = true;
  const fields = [
    ...(question?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-answer]') ?? []),
  ];
  const field = fields.find(({ value }) => value === '') ?? fields[0];
  (field ?? question?.querySelector<HTMLElement>('summary'))?.focus();
  question?.scrollIntoView?.({ block: 'center' });
}

/** The question that the address asks for, and the way to another one. */
export function useAsking() {
  const { state, change } = useProductState();
  const asked = questionIn(state.ask);
  const ask = (question: QuestionName | undefined) => change({ ask: question ?? '' }, { replace: true });
  return {
    asked,
    ask,
    goTo: (question: QuestionName) => {
      ask(question);
      // The address stays as it is, and nothing else would open the question again.
      if (question === asked) focusOn(question);
    },
  };
}
