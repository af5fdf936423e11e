import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { type Product, productOf } from '../../reads';
import { productsTexts } from '../texts/products';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';

/** A product as a save returns it; the act can be undone. */
type SavedProduct = Product & { act: string | null };

interface ProductAct {
  /** The title of the notice after a success. */
  done: string;
  onSaved?: () => void;
  /** The fields of a form that shows its own errors; any other error is a notice. */
  shows?: readonly string[];
}

/** Changes a product, shows it as it is now, and offers to undo. `problemOf` is what the server says about a field. */
export function useProductAct<Values>(
  send: (values: Values) => Promise<SavedProduct>,
  { done, onSaved, shows = [] }: ProductAct,
) {
  const t = useTexts(productsTexts);
  const client = useQueryClient();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const act = useSaving(send, {
    onSaved: (saved) => {
      client.setQueryData(productOf(saved.id).queryKey, saved);
      void refresh();
      if (saved.act) tell(saved.act, { title: done });
      onSaved?.();
    },
    onFailed: (error) => {
      void refresh();
      const fields = error instanceof ApiError ? Object.keys(error.fields ?? {}) : [];
      if (fields.some((name) => shows.includes(name))) return;
      toast({ variant: 'destructive', title: t('notSaved'), description: errorText(error) });
    },
  });
  const { error } = act;
  return {
    ...act,
    problemOf: (field: string) => (error instanceof ApiError ? error.fields?.[field] : undefined),
  };
}
