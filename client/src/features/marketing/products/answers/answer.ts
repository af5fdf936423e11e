import type { BodyOf } from '@shared/http/wire';
import type { marketingProductsApi } from '@shared/marketing/products/endpoints';
import type { Spoken } from '@shared/marketing/products/brief/frame-words';
import type { FactForm, Place } from '@shared/marketing/products/brief/places';
import { takesReply } from '@shared/marketing/products/brief/replies';
import { type Fact, pairOf } from '@shared/marketing/products/fact';
import type { Fields } from '@/lib/forms/save-changes';

/** What is typed at a place. */
export interface Answer {
  text: string;
  label: string;
  answer: string;
  /** YYYY-MM-DD, or empty. */
  until: string;
  form: FactForm;
  /** A case may be told. */
  isAllowed: boolean;
}

const startingForms: Partial<Record<Place, FactForm>> = {
  voice: { asks: 'worry' },
  result: { frame: 'can' },
};

/** A fact as its place's fields hold it; of none, empty ones. */
export const answerOf = (place: Place, fact: Fact | undefined): Answer => ({
  text: fact && place === 'detail' ? pairOf(fact).value : (fact?.text ?? ''),
  label: fact && place === 'detail' ? pairOf(fact).label : '',
  answer: fact?.answer ?? '',
  until: fact?.until ?? '',
  form: fact ? (fact.form ?? {}) : (startingForms[place] ?? {}),
  isAllowed: place === 'case' && fact?.state === 'accepted',
});

type SentForm = NonNullable<BodyOf<typeof marketingProductsApi.addFact>['form']>;

/** A form as it is sent: an article that was chosen is one of those that the server knows. */
export const asSent = (form: FactForm) => form as SentForm;

/** The parts of an answer as a fact has them, without those that its place does not ask for. */
export function factFields(place: Place, { text, label, answer, until, form, isAllowed }: Answer) {
  return {
    text: text.trim(),
    ...(place === 'detail' && { label: label.trim() || null }),
    // A worry keeps the answer that was typed while it was a question.
    ...((place === 'doubt' || place === 'voice') && { answer: answer.trim() || null }),
    ...(place === 'offer' && { until: until || null }),
    ...(Object.keys(form).length > 0 && { form: asSent(form) }),
    ...(place === 'case' && { state: isAllowed ? ('accepted' as const) : ('proposed' as const) }),
  };
}

/** What an answer still needs before it can be saved: a detail its name, a question what is answered. */
export function lacksOf(place: Place, { text, label, answer }: Answer): 'label' | 'reply' | null {
  if (text.trim() === '') return null;
  if (place === 'detail' && label.trim() === '') return 'label';
  return place === 'doubt' && answer.trim() === '' ? 'reply' : null;
}

/** Whether the answer to a question is asked for: of a doubt always, of customers once they ask something. */
export const asksReply = (place: Place, { text, form }: Answer): boolean =>
  takesReply(place, text, form) && (place === 'doubt' || text.trim() !== '');

/** Whether customers ask something that nobody has answered: it is kept, and not told. */
export const isUnanswered = (place: Place, draft: Answer): boolean =>
  place === 'voice' && asksReply(place, draft) && draft.answer.trim() === '';

/** A form without what was taken away, so that a stored one and a typed one compare. */
export const withForm = (answer: Answer, form: FactForm): Answer => ({
  ...answer,
  form: Object.fromEntries(
    Object.entries({ ...answer.form, ...form }).filter(([, value]) => value !== undefined && value !== false),
  ),
});

/** A text with another point where the old one is no longer in it. */
export const withText = (answer: Answer, text: string): Answer => {
  const { point } = answer.form;
  const next = { ...answer, text };
  return point && !text.includes(point) ? withForm(next, { point: undefined }) : next;
};

export const asFields = (answer: Answer): Fields => ({ ...answer });

/** What the sentence of an answer is made of. */
export const spokenWith = (spoken: Spoken, { form, label, answer, until }: Answer): Spoken => ({
  ...spoken,
  form,
  label,
  answer,
  until,
});
