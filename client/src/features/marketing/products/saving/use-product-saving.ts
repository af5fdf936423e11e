import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { changedFields, Clash, type Fields, saveChanges } from '@/lib/forms/save-changes';
import { clashTexts } from '@/ui/feedback/texts/clash';
import { type Product, productOf } from '../../reads';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';

/** A product as a save returns it; the act can be undone. */
export type SavedProduct = Product & { act: string | null };

export interface ProductSave {
  /** Sends with the version of the given product. */
  send: (now: Product) => Promise<SavedProduct>;
  /** The title of the notice. */
  done: string;
  /** What is changed, by name, and where it is read in a product; a change of the same by others is a `Clash`. */
  changes?: Fields;
  fieldsOf?: (product: Product) => Fields;
  /** The values that the changes began with. */
  seen?: Fields;
}

/** Saves a part of a product. */
export type SaveProduct = (save: ProductSave) => Promise<SavedProduct>;

/**
 * Saves parts of a product one after another, each with the version that the one before it left, shows the product as it
 * is then, and offers to undo.
 */
export function useProductSaving(product: Product): SaveProduct {
  const t = useTexts(clashTexts);
  const client = useQueryClient();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = productOf(product.id);

  async function run({ send, done, changes = {}, fieldsOf = () => ({}), seen }: ProductSave) {
    await client.cancelQueries({ queryKey });
    const now = (client.getQueryData(queryKey) as Product | undefined) ?? product;
    const theirs = fieldsOf(now);
    const changed = seen ? Object.keys(changedFields(seen, theirs)) : [];
    const clashing = Object.keys(changedFields(theirs, changes)).filter((name) => changed.includes(name));
    if (clashing.length > 0) throw new Clash(theirs, clashing, t('title'));
    const saved = await saveChanges({
      seen: now,
      changes,
      update: send,
      fieldsOf,
      clashing: t('title'),
    });
    client.setQueryData(queryKey, saved);
    if (saved.act) tell(saved.act, { title: done });
    void refresh();
    return saved;
  }

  return (save) => {
    const next = last.current.then(() => run(save));
    last.current = next.catch(() => refresh());
    return next;
  };
}
