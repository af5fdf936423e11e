import type { FactForm, Place } from './places';
import { bare } from './tidy';

/** Whether what a customer says is a question, as it was chosen or by its mark; one that nobody answers is not told. */
export const isQuestion = (text: string, form: FactForm = {}): boolean =>
  form.asks === 'question' || bare(text).endsWith('?');

/** Whether a text is told with its answer: a doubt, and what customers ask. */
export const takesReply = (place: Place, text: string, form?: FactForm): boolean =>
  place === 'doubt' || (place === 'voice' && isQuestion(text, form));
