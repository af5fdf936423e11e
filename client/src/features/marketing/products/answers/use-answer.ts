import { useEffect, useRef } from 'react';
import type { Place } from '@shared/marketing/products/brief/places';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import type { Fact } from '@shared/marketing/products/fact';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import type { Product } from '../../reads';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';
import { useAutosave } from '../saving/use-autosave';
import { type Answer, answerOf, asFields, factFields, lacksOf } from './answer';

interface AnswerPlace {
  place: Place;
  /** The fact that is edited; without one the first save adds it. */
  fact: Fact | undefined;
  /** Called with the fact that was added, before the product that has it is shown. */
  onAdded: (id: string) => void;
}

/** Adds the fact of an answer, and returns it. */
function useAdding(place: Place) {
  const t = useTexts(briefTexts);
  const { product, save } = useBrief();
  return async (draft: Answer, onAdded: (fact: Fact) => void): Promise<Answer> => {
    let kept = draft;
    await save({
      done: t('saving.done'),
      send: async ({ version, facts }) => {
        const body = { place, ...factFields(place, draft), version };
        const saved = await call(marketingProductsApi.addFact, { id: product.id }, body);
        const fact = saved.facts.find(({ id }) => !facts.some((one) => one.id === id));
        if (fact) onAdded(fact);
        if (fact) kept = answerOf(place, fact);
        return saved;
      },
    });
    return kept;
  };
}

/** Changes the fact of an answer; an empty answer takes it away. */
function useChanging(place: Place) {
  const t = useTexts(briefTexts);
  const { product, save } = useBrief();
  const { changeFact, removeFact } = marketingProductsApi;
  return async (fact: string, draft: Answer, seen: Answer): Promise<Answer> => {
    const fields = factFields(place, draft);
    const factIn = (row: Product) => row.facts.find(({ id }) => id === fact);
    const saved = await save({
      done: t(fields.text ? 'saving.done' : 'saving.removed'),
      changes: asFields(draft),
      seen: asFields(seen),
      fieldsOf: (row) => asFields(answerOf(place, factIn(row))),
      send: ({ version }) =>
        fields.text
          ? call(changeFact, { id: product.id }, { fact, form: null, ...fields, version })
          : call(removeFact, { id: product.id }, { fact, version }),
    });
    const kept = factIn(saved);
    return answerOf(place, kept?.place === place ? kept : undefined);
  };
}

/** The answer at a place, which saves itself: an empty one takes its fact away. */
export function useAnswer({ place, fact, onAdded }: AnswerPlace) {
  const add = useAdding(place);
  const change = useChanging(place);
  const id = useRef(fact?.id);
  useEffect(() => {
    id.current = fact?.id;
  }, [fact?.id]);

  return useAutosave<Answer>({
    saved: answerOf(place, fact),
    canSave: (draft) => lacksOf(place, draft) === null,
    send: async (draft, seen) => {
      if (id.current) return change(id.current, draft, seen);
      if (!draft.text.trim()) return draft;
      return add(draft, (added) => {
        id.current = added.id;
        onAdded(added.id);
      });
    },
  });
}
