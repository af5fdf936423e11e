import { type UseQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api-client';
import { refresh } from '@/lib/save';
import { toast } from '@/ui/toast';
import { itemEndpoints } from '../../item-endpoints';
import type { ItemKind } from '../../item-kinds';
import { swotOf } from '../../reads';

interface Ordered<Item> {
  kind: ItemKind;
  companyId: number;
  list: UseQueryOptions<Item[]>;
}

/**
 * Puts a list in another order: at once on the screen, then on the server, one change after the other. What the
 * server refuses is undone.
 */
export function useItemOrder<Item extends { id: number }>({ kind, companyId, list }: Ordered<Item>) {
  const t = useTexts('companies', 'items');
  const client = useQueryClient();
  const key = list.queryKey;
  return useMutation({
    scope: { id: `order of ${kind} ${companyId}` },
    mutationFn: (items: Item[]) =>
      call(itemEndpoints[kind].order, { companyId }, { ids: items.map(({ id }) => id) }),
    onMutate: async (items) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Item[]>(key);
      client.setQueryData(key, items);
      return { before };
    },
    onSuccess: () => refresh(client, [swotOf(companyId)]),
    onError: (error, _items, context) => {
      client.setQueryData(key, context?.before);
      refresh(client, [{ queryKey: key }]);
      toast({ variant: 'destructive', title: t('items.order.failed'), description: errorText(error) });
    },
  });
}
