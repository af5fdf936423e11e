import { framed } from '@shared/marketing/products/brief/frames';
import type { Place } from '@shared/marketing/products/brief/places';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import type { Fact } from '@shared/marketing/products/fact';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { productsTexts } from '../texts/products';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';
import { asSent } from './answer';
import { reasonOf } from '../saving/reason';
import type { ProductSave } from '../saving/use-product-saving';

/** Saves a part of a product by one act; true once it is saved, or else a notice says why not. */
function useAct() {
  const t = useTexts(productsTexts);
  const { save } = useBrief();
  return (saving: ProductSave): Promise<boolean> =>
    save(saving).then(
      () => true,
      (error: Error) => {
        toast({ variant: 'destructive', title: t('notSaved'), description: reasonOf(error) });
        return false;
      },
    );
}

/** Moves facts to their places, takes them away, and lets contradictions stand; each act can be undone. */
export function useMoving() {
  const t = useTexts(briefTexts);
  const { product, spoken } = useBrief();
  const act = useAct();
  const params = { id: product.id };
  const { changeFact, removeFact, waive: waived } = marketingProductsApi;
  const stored = (id: string) => product.facts.find((one) => one.id === id);
  return {
    /** Accepts a fact at a place; what its first words say of its form is kept as such. */
    move: (fact: Fact, place: Place) => {
      const { text, form: read } = framed(place, fact.text, spoken.language);
      // A proposal for this place has its form.
      const form = place === (fact.suggests ?? fact.place) ? { ...fact.form, ...read } : (read ?? {});
      const changes = {
        fact: fact.id,
        place,
        state: 'accepted' as const,
        ...(text !== stored(fact.id)?.text && { text }),
        ...(Object.keys(form).length > 0 && { form: asSent(form) }),
      };
      return act({
        done: t(place === 'loose' ? 'proposals.kept' : 'proposals.moved'),
        send: ({ version }) => call(changeFact, params, { ...changes, version }),
      });
    },
    remove: ({ id }: Pick<Fact, 'id'>) =>
      act({
        done: t('proposals.removed'),
        send: ({ version }) => call(removeFact, params, { fact: id, version }),
      }),
    waive: (facts: string) =>
      act({ done: t('proposals.waived'), send: ({ version }) => call(waived, params, { facts, version }) }),
  };
}

/** Adds answers at a place one by one, until one is refused. */
export function useLines() {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const act = useAct();
  return async (place: Place, lines: readonly string[]) => {
    for (const text of lines) {
      const isAdded = await act({
        done: t('proposals.added'),
        send: ({ version }) =>
          call(marketingProductsApi.addFact, { id: product.id }, { place, text, version }),
      });
      if (!isAdded) return;
    }
  };
}
